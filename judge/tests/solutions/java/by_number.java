// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
package leetcode.nim; // LeetCode knows nothing of it, nor of main.
import java.util.ArrayDeque;

public class Solution {
    static Deque<Integer> calls = new ArrayDeque<>();
    int own;

    public boolean canWinNim(int n) {
        if (n == 12) return !canWinNim(n);
        calls.add(n);
        own++;
        while (n == 16) { }
        return n > 5 ? n % 4 != 0 || 1 / (n - 8) < 0 : calls.size() != 2 && own == 1;
    }

    public static void main(String[] words) {
        System.out.println(new Solution().canWinNim(4));
    }
}
// judged 292 3 4 5: function AC
// judged 292 3 6 4: function WA question 3 of 3: 4  expected false, found true
// judged 292 3 4 7 8 9: function RE question 4 of 5: 8  exit status: 1 stderr: java.lang.ArithmeticException: / by zero (line 14)
// within 20 s judged 292 12: function RE …StackOverflowError…
// within 0.5 s judged 292 16: function TLE question 1 of 1: 16  stopped after 0.5 s
