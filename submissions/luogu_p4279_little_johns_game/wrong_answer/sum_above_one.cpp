// Plays as in Nim if the sum, instead of a heap, is above 1

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
        int s = 0, sum = 0;
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            s ^= x;
            sum += x;
        }
        cout << ((s != 0) == (sum > 1) ? "John" : "Brother") << '\n';
    }
}
