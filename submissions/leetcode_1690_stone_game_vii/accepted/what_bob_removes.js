// Table of the sum that Bob still removes, which is Alice's lead: she maximizes it, and he minimizes it
/**
 * @param {number[]} stones
 * @return {number}
 */
var stoneGameVII = function(stones) {
    const n = stones.length;
    // bob[i]: the sum of what Bob removes of the `length` stones from i on.
    const bob = new Array(n + 1).fill(0);
    for (let length = 1; length <= n; length++) {
        const isAlice = (n - length) % 2 === 0;
        for (let i = 0; i + length <= n; i++) {
            if (isAlice) {
                bob[i] = Math.max(bob[i + 1], bob[i]);
            } else {
                bob[i] = Math.min(stones[i] + bob[i + 1], stones[i + length - 1] + bob[i]);
            }
        }
    }
    return bob[0];
};
