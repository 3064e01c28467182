// Computes the table again for each case

#include <bits/stdc++.h>
using namespace std;

bool wins(int n) {
    if (n > 1222) return true;
    vector<int> g(n + 1), seen(1024);
    for (int m = 1; m <= n; m++) {
        for (int i = 1; i < m - i; i++) seen[g[i] ^ g[m - i]] = m;
        while (seen[g[m]] == m) g[m]++;
    }
    return g[n];
}

int main() {
    int t, n;
    cin >> t;
    while (t--) {
        cin >> n;
        cout << (wins(n) ? "first" : "second") << '\n';
    }
}
