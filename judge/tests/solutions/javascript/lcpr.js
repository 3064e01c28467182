/*
 * @lc app=leetcode.cn id=292 lang=javascript
 * @lcpr version=30204
 *
 * [292] Nim
 */

// @lcpr-template-start
const { TreeNode } = require('./algm/algm');
// @lcpr-template-end
// @lc code=start
var canWinNim = function(n) {
    return n % 4 !== 0;
};
// @lc code=end

console.log(canWinNim(4));

/*
// @lcpr case=start
// 4\n
// @lcpr case=end
 */
// judged --input '3 4': AC on 2 of 2 inputs
