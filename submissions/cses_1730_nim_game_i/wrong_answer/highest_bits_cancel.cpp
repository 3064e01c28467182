// The xor of the highest bits only: the lower bits are ignored

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
            s ^= 1 << (31 - __builtin_clz(x));
        }
        cout << (s ? "first" : "second") << '\n';
    }
}
