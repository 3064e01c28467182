// Keeps the memo in a static field, so a call finds the entries of the call before

class Solution {
    private static Map<Integer, Boolean> memo = new HashMap<>();

    public boolean canIWin(int maxChoosableInteger, int desiredTotal) {
        if (desiredTotal <= 0) return true;
        if (maxChoosableInteger * (maxChoosableInteger + 1) / 2 < desiredTotal) return false;
        return canWin(maxChoosableInteger, desiredTotal, 0);
    }

    private boolean canWin(int n, int total, int used) {
        if (memo.containsKey(used)) return memo.get(used);
        for (int i = 0; i < n; i++) {
            if ((used >> i & 1) == 0 && (total <= i + 1 || !canWin(n, total - i - 1, used | 1 << i))) {
                memo.put(used, true);
                return true;
            }
        }
        memo.put(used, false);
        return false;
    }
}
