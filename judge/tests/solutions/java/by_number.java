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
// judged 292 3 4 5: LeetCode AC
// judged 292 3 6 4: LeetCode WA question 3 of 3: 4  expected false, found true
// judged 292 3 4 7 8 9: LeetCode RE exit status: 1: java.lang.ArithmeticException: / by zero (line 14); 3 of 5 answered
// within 20 s judged 292 12: LeetCode RE …StackOverflowError…; is the recursion endless?
// within 0.5 s judged 292 16: LeetCode TLE stopped after 0.5 s
