// Prints the lead, as AtCoder EDPC L asks

#include <bits/stdc++.h>
using namespace std;

typedef long long ll;

int main() {
    int n;
    cin >> n;
    vector<ll> x(n);
    for (ll& v : x) cin >> v;
    vector<ll> lead(n);
    for (int l = n - 1; l >= 0; l--) {
        lead[l] = x[l];
        for (int r = l + 1; r < n; r++) lead[r] = max(x[l] - lead[r], x[r] - lead[r - 1]);
    }
    cout << lead[n - 1] << endl;
}
