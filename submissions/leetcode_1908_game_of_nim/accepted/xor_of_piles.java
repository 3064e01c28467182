// Bouton's theorem: the xor of all piles

class Solution {
    public boolean nimGame(int[] piles) {
        int total = 0;
        for (int pile : piles) total ^= pile;
        return total != 0;
    }
}
