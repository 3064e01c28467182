// The player to move loses only if the largest heap equals the sum of the others, as in 1 1 and 1 2 3

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
        long long sum = 0;
        int largest = 0;
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            sum += x;
            largest = max(largest, x);
        }
        cout << (largest != sum - largest ? "first" : "second") << '\n';
    }
}
