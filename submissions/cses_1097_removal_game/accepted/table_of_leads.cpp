// Interval DP on the lead; the score is half of total plus lead

#include <bits/stdc++.h>
using namespace std;

int n;
long long x[5001], dp[5001][5001];

int main() {
    cin >> n;
    long long total = 0;
    for (int i = 1; i <= n; i++) cin >> x[i], total += x[i];
    for (int l = n; l >= 1; l--) {
        dp[l][l] = x[l];
        for (int r = l + 1; r <= n; r++) dp[l][r] = max(x[l] - dp[l + 1][r], x[r] - dp[l][r - 1]);
    }
    cout << (total + dp[1][n]) / 2 << '\n';
}
