// Alice's lead is the sum of the stones that Bob removes; a stack folds the peaks of the negated row

class Solution {
    public int stoneGameVII(int[] stones) {
        long total = 0;
        int[] negated = new int[stones.length];
        for (int i = 0; i < stones.length; i++) {
            total += stones[i];
            negated[i] = -stones[i];
        }
        // Both players want to remove little, as if they took numbers from the negated row.
        return (int) ((total + firstPlayerLead(negated)) / 2);
    }

    static long firstPlayerLead(int[] row) {
        long[] valley = new long[row.length]; // the row up to here with all its peaks folded
        int size = 0;
        for (long right : row) {
            while (size >= 2 && valley[size - 2] <= valley[size - 1] && valley[size - 1] >= right) {
                right += valley[size - 2] - valley[size - 1];
                size -= 2;
            }
            valley[size++] = right;
        }
        // The largest number of a valley is taken first, and then the other player leads on the rest.
        Arrays.sort(valley, 0, size);
        long lead = 0;
        for (int i = 0; i < size; i++) lead = valley[i] - lead;
        return lead;
    }
}
