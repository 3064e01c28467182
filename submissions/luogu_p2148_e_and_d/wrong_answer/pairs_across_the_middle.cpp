// Pairs the piles k and k + n / 2

#include <cstdio>
#include <vector>

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        std::vector<unsigned> s(n);
        for (unsigned& pile : s)
            if (scanf("%u", &pile) != 1) return 1;
        int x = 0;
        for (int i = 0; i < n / 2; i++) x ^= __builtin_ctzll(~(unsigned long long)((s[i] - 1) | (s[i + n / 2] - 1)));
        puts(x ? "YES" : "NO");
    }
}
