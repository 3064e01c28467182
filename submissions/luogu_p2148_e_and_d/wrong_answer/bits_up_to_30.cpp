// Tries only 30 bits, but 2 * 10^9 has 31

#include <cstdio>

int main() {
    int cases;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        int n, x = 0;
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 0; i < n; i += 2) {
            int a, b;
            if (scanf("%d %d", &a, &b) != 2) return 1;
            int bits = (a - 1) | (b - 1), grundy = 0;
            while (grundy < 30 && bits >> grundy & 1) grundy++;
            x ^= grundy;
        }
        puts(x ? "YES" : "NO");
    }
}
