// The parity of all steps of all balls, as if every move brought one ball down

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
        long long steps = 0;
        for (int i = 0; i < n; i++) {
            int x;
            cin >> x;
            steps += (long long)i * x;
        }
        cout << (steps % 2 ? "first" : "second") << '\n';
    }
}
