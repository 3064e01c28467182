// judged --input '3 4': AC on 2 of 2 inputs
package leetcode.editor.en;

public class LeetCodeEditor {
    public static void main(String[] args) {
        Solution solution = new LeetCodeEditor().new Solution();
    }
//leetcode submit region begin(Prohibit modification and deletion)
class Solution {
    public boolean canWinNim(int n) {
        return n % 4 != 0;
    }
}
//leetcode submit region end(Prohibit modification and deletion)
}
