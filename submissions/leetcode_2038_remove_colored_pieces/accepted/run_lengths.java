// Finds the end of each run; a run of k pieces has k - 2 moves

class Solution {
    public boolean winnerOfGame(String colors) {
        int n = colors.length();
        int lead = 0;
        for (int i = 0, j; i < n; i = j) {
            j = i;
            while (j < n && colors.charAt(j) == colors.charAt(i)) {
                j++;
            }
            int moves = Math.max(0, j - i - 2);
            lead += colors.charAt(i) == 'A' ? moves : -moves;
        }
        return lead > 0;
    }
}
