// Each pile is a game of its own, with the trailing ones of s - 1 as its number

#include <cstdio>

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        int x = 0;
        while (n--) {
            unsigned s;
            if (scanf("%u", &s) != 1) return 1;
            x ^= __builtin_ctzll(~(unsigned long long)(s - 1));
        }
        puts(x ? "YES" : "NO");
    }
}
