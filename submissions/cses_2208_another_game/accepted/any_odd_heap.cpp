// The first player wins if and only if some heap is odd

#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        bool odd = false;
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            if (x % 2 == 1) odd = true;
        }
        cout << (odd ? "first" : "second") << '\n';
    }
}
