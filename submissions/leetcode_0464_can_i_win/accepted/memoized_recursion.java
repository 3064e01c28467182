// Memoized recursion on the set of used numbers, with an array of all sets

class Solution {
    private Boolean[] memo;

    public boolean canIWin(int maxChoosableInteger, int desiredTotal) {
        int sum = maxChoosableInteger * (maxChoosableInteger + 1) / 2;
        memo = new Boolean[1 << maxChoosableInteger];
        return sum >= desiredTotal && wins(maxChoosableInteger, desiredTotal, 0);
    }

    private boolean wins(int n, int missing, int used) {
        if (memo[used] != null) return memo[used];
        boolean win = false;
        for (int i = 0; i < n && !win; i++) {
            if ((used >> i & 1) == 0) {
                win = i + 1 >= missing || !wins(n, missing - i - 1, used | 1 << i);
            }
        }
        return memo[used] = win;
    }
}
