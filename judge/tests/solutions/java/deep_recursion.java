class Solution {
    private final Map<Integer, Integer> memo = new HashMap<>();

    public String stoneGameIII(int[] stoneValue) {
        System.out.println(Arrays.stream(stoneValue).boxed().collect(Collectors.toList()));
        int lead = lead(stoneValue, 0);
        return lead > 0 ? "Alice" : lead < 0 ? "Bob" : "Tie";
    }

    private int lead(int[] stoneValue, int start) {
        if (start == stoneValue.length) return 0;
        if (memo.containsKey(start)) return memo.get(start);
        int best = Integer.MIN_VALUE, taken = 0;
        for (int end = start + 1; end <= Math.min(start + 3, stoneValue.length); end++) {
            taken += stoneValue[end - 1];
            best = Math.max(best, taken - lead(stoneValue, end));
        }
        memo.put(start, best);
        return best;
    }
}
// on unix judged --input '[1,2,3,7] [1×50000] [-1,-2,-3]': …AC on 3 of 3 inputs
