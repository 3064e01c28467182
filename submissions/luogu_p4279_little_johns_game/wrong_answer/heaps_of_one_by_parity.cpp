// An odd number of heaps of 1 wins, as in Nim; the xor negated otherwise

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
        int s = 0;
        bool big = false;
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            s ^= x;
            big |= x > 1;
        }
        cout << ((s == 0) == big ? "John" : "Brother") << '\n';
    }
}
