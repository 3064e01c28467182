// judged --input '10 11  10 0  4 6': AC on 3 of 3 inputs
class Solution {
    private Map<Integer, Boolean> memo = new HashMap<>();

    private boolean canWin(int count, int left, int taken) {
        if (memo.containsKey(taken)) return memo.get(taken);
        boolean wins = false;
        for (int i = 1; i <= count && !wins; i++)
            wins = (taken & 1 << i) == 0 && (i >= left || !canWin(count, left - i, taken | 1 << i));
        memo.put(taken, wins);
        return wins;
    }

    public boolean canIWin(int maxChoosableInteger, int desiredTotal) {
        if (maxChoosableInteger * (maxChoosableInteger + 1) / 2 < desiredTotal) return false;
        return desiredTotal <= 0 || canWin(maxChoosableInteger, desiredTotal, 0);
    }
}
