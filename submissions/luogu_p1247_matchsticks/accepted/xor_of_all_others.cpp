// Compares each heap with the xor of all others, from prefixes and suffixes

#include <bits/stdc++.h>
using namespace std;

int main() {
    cin.tie(nullptr)->sync_with_stdio(false);
    int k;
    cin >> k;
    vector<int> n(k), before(k + 1), after(k + 1);
    for (int& heap : n) cin >> heap;
    for (int i = 0; i < k; i++) before[i + 1] = before[i] ^ n[i];
    for (int i = k; i-- > 0;) after[i] = after[i + 1] ^ n[i];
    for (int i = 0; i < k; i++) {
        int left = before[i] ^ after[i + 1];
        if (left >= n[i]) continue;
        cout << n[i] - left << " " << i + 1 << "\n";
        n[i] = left;
        for (int heap : n) cout << heap << " ";
        return 0;
    }
    cout << "lose";
}
