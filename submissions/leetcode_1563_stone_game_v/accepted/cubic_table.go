// Table of all parts, from the last start to the first; tries every cut
func stoneGameV(stoneValue []int) int {
	n := len(stoneValue)
	sum := make([]int, n+1)
	for i, value := range stoneValue {
		sum[i+1] = sum[i] + value
	}
	dp := make([][]int, n)
	for i := n - 1; i >= 0; i-- {
		dp[i] = make([]int, n)
		for j := i + 1; j < n; j++ {
			for k := i; k < j; k++ {
				left, right := sum[k+1]-sum[i], sum[j+1]-sum[k+1]
				if left <= right {
					dp[i][j] = max(dp[i][j], left+dp[i][k])
				}
				if left >= right {
					dp[i][j] = max(dp[i][j], right+dp[k+1][j])
				}
			}
		}
	}
	return dp[0][n-1]
}
