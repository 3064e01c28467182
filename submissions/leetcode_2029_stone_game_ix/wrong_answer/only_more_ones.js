// With an odd number of zeros, Alice wins only with more ones than twos

var stoneGameIX = function(stones) {
    const c = [0, 0, 0];
    for (const s of stones) c[s % 3]++;
    if (c[0] % 2 === 0) return c[1] > 0 && c[2] > 0;
    return c[1] - c[2] > 2;
};
