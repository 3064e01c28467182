// Checks by their product that neither count is 0, but 46,341 * 46,341 does not fit in 32 bits

class Solution {
    public boolean stoneGameIX(int[] stones) {
        int[] c = new int[3];
        for (int s : stones) c[s % 3]++;
        if (c[0] % 2 == 0) return c[1] * c[2] > 0;
        return Math.abs(c[1] - c[2]) > 2;
    }
}
