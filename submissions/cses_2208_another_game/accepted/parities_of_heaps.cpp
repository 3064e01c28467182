// Keeps only the parities of the heaps: the player to move loses if none of them is 1

#include <bits/stdc++.h>
using namespace std;

int main() {
    cin.tie(0)->sync_with_stdio(0);
    int t;
    cin >> t;
    for (int n; t-- && cin >> n;) {
        vector<bool> parity(n);
        for (int i = 0, x; i < n; i++) {
            cin >> x;
            parity[i] = x & 1;
        }
        cout << (count(parity.begin(), parity.end(), true) ? "first\n" : "second\n");
    }
}
