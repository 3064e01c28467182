// The pattern of the table by residues: the first power 2^k with both (a - 1) and (b - 1) mod 2^k below 2^(k-1)

#include <cstdio>

int grundy(long long a, long long b) {
    long long power = 2;
    int k = 0;
    while ((a - 1) % power >= power / 2 || (b - 1) % power >= power / 2) {
        power *= 2;
        k++;
    }
    return k;
}

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        int x = 0;
        for (int i = 0; i < n / 2; i++) {
            long long a, b;
            if (scanf("%lld %lld", &a, &b) != 2) return 1;
            x ^= grundy(a, b);
        }
        puts(x ? "YES" : "NO");
    }
}
