// Copies the whole answer to append a letter

#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> p(k);
    for (int& x : p) cin >> x;
    string s = "L";
    for (int i = 1; i <= n; i++) {
        bool win = false;
        for (int x : p)
            if (x <= i && s[i - x] == 'L') win = true;
        s = s + (win ? "W" : "L");
    }
    cout << s.substr(1) << endl;
}
