// Grundy numbers of all runs up to the length of the string, and the xor over its runs

class Solution {
    public boolean canWin(String currentState) {
        int n = currentState.length();
        int[] grundy = new int[n + 1];
        for (int run = 2; run <= n; run++) {
            int reached = 0; // bit i: whether a flip reaches the Grundy number i
            for (int left = 0; left <= run - 2; left++) {
                reached |= 1 << (grundy[left] ^ grundy[run - 2 - left]);
            }
            while ((reached >> grundy[run] & 1) == 1) grundy[run]++;
        }
        int total = 0;
        for (String run : currentState.split("-")) total ^= grundy[run.length()];
        return total != 0;
    }
}
