// Prints the letters of 0 to n - 1 sticks

#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> p(k);
    for (int& x : p) cin >> x;
    string s(n, 'L');
    for (int i = 0; i < n; i++)
        for (int x : p)
            if (x <= i && s[i - x] == 'L') s[i] = 'W';
    cout << s << '\n';
}
