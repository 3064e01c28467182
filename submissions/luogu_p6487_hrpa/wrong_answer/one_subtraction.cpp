// Subtracts only one Fibonacci number, the largest

#include <cstdio>

int main() {
    long long n, a = 1, b = 2;
    if (scanf("%lld", &n) != 1) return 1;
    while (b <= n) {
        long long next = a + b;
        a = b;
        b = next;
    }
    printf("%lld\n", a == n ? n : n - a);
}
