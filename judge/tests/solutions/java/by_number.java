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
