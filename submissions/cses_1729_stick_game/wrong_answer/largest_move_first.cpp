// Both players take the largest number of sticks that they can

#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<bool> allowed(n + 1), win(n + 1);
    for (int x; k--;) {
        cin >> x;
        allowed[x] = true;
    }
    int largest = 0;
    string s;
    for (int i = 1; i <= n; i++) {
        if (allowed[i]) largest = i;
        win[i] = !win[i - largest];
        s += win[i] ? 'W' : 'L';
    }
    cout << s << '\n';
}
