class Solution {
    public boolean canWinNim(int n) {
        return n % 4 != 0 || 1 / (n - 8) < 0;
    }
}
