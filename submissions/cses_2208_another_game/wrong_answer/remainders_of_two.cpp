// The xor of the remainders modulo 2, as if every heap were a game of its own

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
            s ^= x % 2;
        }
        cout << (s ? "first" : "second") << '\n';
    }
}
