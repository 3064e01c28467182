// Stops reading a row at the first odd heap, so that the next case begins in the middle of the row

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
            if (x % 2) {
                odd = true;
                break;
            }
        }
        cout << (odd ? "first" : "second") << '\n';
    }
}
