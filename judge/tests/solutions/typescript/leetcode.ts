/* Of this file an editor submits what stands from @lc code=start to @lc code=end. */
import { readFileSync } from 'fs';
// @lc code=start
type Row = number[];

function predictTheWinner(nums: Row): boolean {
    const leads: Row = [...nums];
    for (let length = 2; length <= nums.length; length++) {
        for (let start = 0; start + length <= nums.length; start++) {
            const [left, right]: [number, number] = [nums[start], nums[start + length - 1]];
            leads[start] = Math.max(left - leads[start + 1], right - leads[start]);
        }
    }
    return leads[0]! >= 0;
};
// @lc code=end
console.log(predictTheWinner(JSON.parse(readFileSync(0, 'utf8'))));
// judged --input '[1,5,2] [3,6,4,0,2]': AC on 2 of 2 inputs
