// Keeps the power of 2 in 32 bits: it overflows to 0, and the remainder is a division by 0

#include <cstdio>

int grundy(unsigned a, unsigned b) {
    unsigned power = 2;
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
            unsigned a, b;
            if (scanf("%u %u", &a, &b) != 2) return 1;
            x ^= grundy(a, b);
        }
        puts(x ? "YES" : "NO");
    }
}
