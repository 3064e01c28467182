// Winning piles mark too: they overwrite the marks of losing piles

const [[n, k], a] = require("fs").readFileSync(0, "utf8").trim().split("\n").map(line => line.split(" ").map(Number));
const dp = new Array(k + 1).fill(false);
for (let i = 0; i <= k; i++) {
    for (const x of a) {
        if (i + x <= k) dp[i + x] = !dp[i];
    }
}
console.log(dp[k] ? "First" : "Second");
