// Counts the trailing ones of (a - 1) | (b - 1)

#include <cstdio>

int main() {
    int cases;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        int n;
        if (scanf("%d", &n) != 1) return 1;
        int x = 0;
        for (int i = 0; i < n; i += 2) {
            unsigned a, b;
            if (scanf("%u %u", &a, &b) != 2) return 1;
            x ^= __builtin_ctzll(~(unsigned long long)((a - 1) | (b - 1)));
        }
        puts(x ? "YES" : "NO");
    }
}
