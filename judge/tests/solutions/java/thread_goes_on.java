// judged --input '3 4': …found: it does not exit; the answers are right…hint: is a timer not cleared, or …TLE on input 2 of 2: n = 4
class Solution {
    public boolean canWinNim(int n) {
        new Thread(() -> { try { Thread.sleep(60_000); } catch (InterruptedException error) { } }).start();
        return n % 4 != 0;
    }
}
