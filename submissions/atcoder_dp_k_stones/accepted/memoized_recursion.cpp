// Memoized recursion on the number of stones

#include <bits/stdc++.h>
using namespace std;

int n, k, a[105], memo[100005];

int win(int rest) {
    if (memo[rest] != -1) return memo[rest];
    for (int i = 0; i < n; i++) {
        if (a[i] <= rest && !win(rest - a[i])) return memo[rest] = 1;
    }
    return memo[rest] = 0;
}

int main() {
    cin >> n >> k;
    for (int i = 0; i < n; i++) cin >> a[i];
    memset(memo, -1, sizeof(memo));
    cout << (win(k) ? "First" : "Second") << endl;
}
