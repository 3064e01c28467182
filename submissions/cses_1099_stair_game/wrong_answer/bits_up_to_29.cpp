// Looks only at the lowest 29 bits of the stairs, but 10^9 has 30

#include <cstdio>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n, s = 0;
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 1; i <= n; i++) {
            int x;
            if (scanf("%d", &x) != 1) return 1;
            if (i % 2 == 0) s ^= x & ((1 << 29) - 1);
        }
        puts(s ? "first" : "second");
    }
}
