// The larger of the sums over even and over odd indices

#include <bits/stdc++.h>
using namespace std;

typedef long long ll;

int main() {
    int n;
    cin >> n;
    vector<ll> x(n);
    for (ll& v : x) cin >> v;
    ll sum[2] = {};
    for (int i = 0; i < n; i++) sum[i % 2] += x[i];
    cout << (n == 1 ? x[0] : max(sum[0], sum[1])) << endl;
}
