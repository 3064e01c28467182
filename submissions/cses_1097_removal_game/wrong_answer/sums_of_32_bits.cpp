// 32-bit integers

#include <bits/stdc++.h>
using namespace std;


int main() {
    int n;
    cin >> n;
    vector<int> x(n);
    for (int& v : x) cin >> v;
    vector<int> lead(n);
    for (int l = n - 1; l >= 0; l--) {
        lead[l] = x[l];
        for (int r = l + 1; r < n; r++) lead[r] = max(x[l] - lead[r], x[r] - lead[r - 1]);
    }
    cout << (accumulate(x.begin(), x.end(), 0) + lead[n - 1]) / 2 << endl;
}
