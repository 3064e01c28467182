// From the greatest word down: a word wins unless the opponent has a winning word of the same letter or the next one

class Solution {
    public boolean canAliceWin(String[] a, String[] b) {
        String[][] words = {a, b};
        int[] left = {a.length, b.length};
        boolean[][] canWin = new boolean[2][28]; // with a word of the letter that is greater than this one
        boolean wins = false;
        while (left[0] > 0) {
            int player = left[1] == 0 || a[left[0] - 1].compareTo(b[left[1] - 1]) > 0 ? 0 : 1;
            int letter = words[player][--left[player]].charAt(0) - 'a';
            wins = !canWin[1 - player][letter] && !canWin[1 - player][letter + 1];
            canWin[player][letter] |= wins;
        }
        return wins;
    }
}
