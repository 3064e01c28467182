// Subtracts the largest Fibonacci number that fits until the rest is one

#include <cstdio>

typedef long long ll;
ll f[100];

int main() {
    ll n;
    if (scanf("%lld", &n) != 1) return 1;
    f[0] = f[1] = 1;
    int k = 1;
    while (f[k] <= n) k++, f[k] = f[k - 1] + f[k - 2];
    while (true) {
        while (f[k] > n) k--;
        if (f[k] == n) break;
        n -= f[k];
    }
    printf("%lld\n", f[k]);
}
