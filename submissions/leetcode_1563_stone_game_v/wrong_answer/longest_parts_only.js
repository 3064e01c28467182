// Considers only the longest left part and the longest right part that Alice can keep
/**
 * @param {number[]} stoneValue
 * @return {number}
 */
var stoneGameV = function(stoneValue) {
    const n = stoneValue.length;
    const sum = [0];
    for (const value of stoneValue) sum.push(sum.at(-1) + value);
    const dp = Array.from({ length: n + 1 }, () => new Array(n + 1).fill(0));
    for (let i = n - 1; i >= 0; i--) {
        let k = i;
        for (let j = i + 2; j <= n; j++) {
            while (2 * sum[k + 1] <= sum[i] + sum[j]) k++;
            if (k > i) dp[i][j] = sum[k] - sum[i] + dp[i][k];
            const first = 2 * sum[k] === sum[i] + sum[j] ? k : k + 1;
            if (first < j) dp[i][j] = Math.max(dp[i][j], sum[j] - sum[first] + dp[first][j]);
        }
    }
    return dp[0][n];
};
