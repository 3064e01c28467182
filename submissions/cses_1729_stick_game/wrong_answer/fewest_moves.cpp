// The parity of the fewest moves that empty the heap

#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    vector<int> p(k), fewest(n + 1, INT_MAX);
    for (int& x : p) scanf("%d", &x);
    fewest[0] = 0;
    for (int i = 1; i <= n; i++) {
        for (int x : p)
            if (x <= i) fewest[i] = min(fewest[i], fewest[i - x] + 1);
        putchar("LW"[fewest[i] % 2]);
    }
    puts("");
}
