class Solution {
    public boolean canWinNim(int n) {
        return n % 4 != 0
    }
}
// judged 292 4: CE …compile_error.java:3
