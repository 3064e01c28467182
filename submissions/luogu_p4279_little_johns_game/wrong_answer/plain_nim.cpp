// Nim as if the player who takes the last stone won

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
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            s ^= x;
        }
        cout << (s ? "John" : "Brother") << '\n';
    }
}
