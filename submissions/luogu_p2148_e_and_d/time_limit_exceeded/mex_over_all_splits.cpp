// Takes the mex over all splits of the two piles, although the pattern is known

#include <cstdio>

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        int x = 0;
        for (int i = 0; i < n; i += 2) {
            unsigned long long reached = 0;
            for (int pile = 0; pile < 2; pile++) {
                unsigned s;
                if (scanf("%u", &s) != 1) return 1;
                for (unsigned left = 1; left < s; left++)
                    reached |= 1ULL << __builtin_ctzll(~(unsigned long long)((left - 1) | (s - left - 1)));
            }
            x ^= __builtin_ctzll(~reached);
        }
        puts(x ? "YES" : "NO");
    }
}
