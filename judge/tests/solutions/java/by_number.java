// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
class Solution {
    static int calls;
    int own;

    public boolean canWinNim(int n) {
        calls++;
        own++;
        if (n == 12) return !canWinNim(n);
        while (n == 16) { }
        return n > 5 ? n % 4 != 0 || 1 / (n - 8) < 0 : calls != 2 && own == 1;
    }
}
