// Marks, from each losing number of sticks, the numbers from which a move leads there

#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> p(k);
    for (int& x : p) cin >> x;
    string s(n + 1, 'L');
    for (int i = 0; i < n; i++) {
        if (s[i] == 'W') continue;
        for (int x : p)
            if (i + x <= n) s[i + x] = 'W';
    }
    cout << s.substr(1) << endl;
}
