// As if the player who takes the last stick lost

#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> p(k);
    for (int& x : p) cin >> x;
    vector<bool> win(n + 1);
    win[0] = true;
    for (int i = 1; i <= n; i++) {
        for (int x : p)
            if (x <= i && !win[i - x]) win[i] = true;
        cout << (win[i] ? 'W' : 'L');
    }
}
