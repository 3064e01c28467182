// The xor of the remainders modulo 4, as in Nim Game II, where a move removes at most 3 sticks

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
            s ^= x % 4;
        }
        cout << (s ? "first" : "second") << '\n';
    }
}
