// Takes the larger of the two numbers that the piles have by their lowest bits

#include <algorithm>
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
            x ^= std::max(__builtin_ctz(a), __builtin_ctz(b));
        }
        puts(x ? "YES" : "NO");
    }
}
