// The xor of the even stairs, counted from 1

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
            if (i % 2 == 1) s ^= x;
        }
        cout << (s ? "first" : "second") << '\n';
    }
}
