// Looks at the bits of a and b instead of those of a - 1 and b - 1

#include <cstdio>

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        int x = 0;
        for (int i = 0; i < n; i += 2) {
            unsigned a, b;
            if (scanf("%u %u", &a, &b) != 2) return 1;
            x ^= __builtin_ctzll(~(unsigned long long)(a | b));
        }
        puts(x ? "YES" : "NO");
    }
}
