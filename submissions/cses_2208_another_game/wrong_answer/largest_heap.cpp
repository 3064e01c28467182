// The parity of the largest heap, as if every move took a coin from each heap

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
        int largest = 0;
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            largest = max(largest, x);
        }
        cout << (largest % 2 ? "first" : "second") << '\n';
    }
}
