// The first player wins if any heap is not a multiple of 4

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
        bool any = false;
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            any |= x % 4 != 0;
        }
        cout << (any ? "first" : "second") << '\n';
    }
}
