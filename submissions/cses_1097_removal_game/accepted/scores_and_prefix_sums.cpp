// Interval DP on the score of the player to move: the sum of the interval minus what the opponent gets. One row is kept.

#include <bits/stdc++.h>
using namespace std;

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(NULL);
    int n;
    cin >> n;
    vector<long long> sum(n + 1), best(n);
    for (int i = 0; i < n; i++) {
        long long v;
        cin >> v;
        sum[i + 1] = sum[i] + v;
    }
    for (int len = 1; len <= n; len++)
        for (int i = 0; i + len <= n; i++) {
            long long s = sum[i + len] - sum[i];
            best[i] = len == 1 ? s : s - min(best[i], best[i + 1]);
        }
    cout << best[0];
}
