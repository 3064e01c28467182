// Sorts the pairs of values by their sum
/**
 * @param {number[]} aliceValues
 * @param {number[]} bobValues
 * @return {number}
 */
var stoneGameVI = function(aliceValues, bobValues) {
    const stones = aliceValues.map((value, i) => [value, bobValues[i]]);
    stones.sort((a, b) => b[0] + b[1] - (a[0] + a[1]));
    const diff = stones.reduce((sum, stone, turn) => turn % 2 ? sum - stone[1] : sum + stone[0], 0);
    return Math.sign(diff);
};
