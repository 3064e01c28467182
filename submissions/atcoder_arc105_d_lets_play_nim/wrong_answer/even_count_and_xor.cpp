// Takes the xor of an even number of bags, although bags without pairs can have the xor 0

#include <cstdio>

int main() {
    int cases, n, a;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        int all = 0;
        for (int i = 0; i < n; i++) {
            if (scanf("%d", &a) != 1) return 1;
            all ^= a;
        }
        puts(n % 2 || all == 0 ? "Second" : "First");
    }
}
