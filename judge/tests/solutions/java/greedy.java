import java.util.ArrayDeque;

public class Solution {
    public boolean PredictTheWinner(int[] nums) {
        Deque<Integer> row = new ArrayDeque<>(Arrays.stream(nums).boxed().collect(Collectors.toList()));
        long lead = 0, sign = 1;
        for (; !row.isEmpty(); sign = -sign) {
            lead += sign * (row.peekFirst() > row.peekLast() ? row.pollFirst() : row.pollLast());
        }
        return lead >= 0;
    }
}
