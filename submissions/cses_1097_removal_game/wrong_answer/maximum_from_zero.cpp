// The maximum starts from 0, but scores may be negative

#include <bits/stdc++.h>
using namespace std;

typedef long long ll;

int main() {
    int n;
    cin >> n;
    vector<ll> x(n);
    for (ll& v : x) cin >> v;
    vector<ll> sum(n + 1), best(n + 1);
    partial_sum(x.begin(), x.end(), sum.begin() + 1);
    for (int len = 1; len <= n; len++) {
        for (int i = 0; i + len <= n; i++) {
            ll score = 0;
            for (int first : {0, 1}) score = max(score, sum[i + len] - sum[i] - best[i + first]);
            best[i] = score;
        }
        best[n - len + 1] = 0;
    }
    cout << best[0] << endl;
}
