// Recursion on the rules with an array over the sets of used numbers

class Solution {
    private Boolean[] memory;

    public boolean canIWin(int maxChoosableInteger, int desiredTotal) {
        int sum = maxChoosableInteger * (maxChoosableInteger + 1) / 2;
        memory = new Boolean[1 << maxChoosableInteger];
        return sum >= desiredTotal && wins(maxChoosableInteger, desiredTotal, 0);
    }

    private boolean wins(int n, int missing, int used) {
        if (memory[used] != null) return memory[used];
        boolean win = false;
        for (int i = 0; i < n && !win; i++) {
            if ((used >> i & 1) == 0) {
                win = i + 1 >= missing || !wins(n, missing - i - 1, used | 1 << i);
            }
        }
        return memory[used] = win;
    }
}
