// Nim in which taking the last stick loses: the answer differs if no heap has more than one stick

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
        bool large = false;
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            s ^= x;
            large |= x > 1;
        }
        cout << ((large ? s != 0 : s == 0) ? "first" : "second") << '\n';
    }
}
