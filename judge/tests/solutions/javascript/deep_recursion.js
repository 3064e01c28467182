/**
 * @param {number[]} stoneValue
 * @return {string}
 */
var stoneGameIII = function(stoneValue) {
    console.log('values:', stoneValue.length);
    const memo = new Map();
    const lead = (start) => {
        if (start === stoneValue.length) return 0;
        if (memo.has(start)) return memo.get(start);
        let best = -Infinity, taken = 0;
        for (let end = start + 1; end <= Math.min(start + 3, stoneValue.length); end++) {
            taken += stoneValue[end - 1];
            best = Math.max(best, taken - lead(end));
        }
        memo.set(start, best);
        return best;
    };
    return lead(0) > 0 ? 'Alice' : lead(0) < 0 ? 'Bob' : 'Tie';
};
// on unix judged --input '[1,2,3,7] [1×50000] [-1,-2,-3]': …AC on 3 of 3 inputs
