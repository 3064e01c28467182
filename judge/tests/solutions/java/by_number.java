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
// judged --input '3 4 7 8 9': expected: …exit …: 1…java.lang.ArithmeticException: / by zero (line 14)…RE on input 4 of 5: n = 8
// judged -t 20 --input '3 4 12': expected: …exit …: 1…StackOverflowError…hint: is the recursion infinite or too deep?…on input 3 of 3: n = 12
// on unix judged -t 0.5 --input '3 4 16': expected: …stopped after 0.6 s of CPU time…TLE on input 3 of 3: n = 16
