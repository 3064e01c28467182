// The xor of a hash of 64 bits for each bag, which is 0 if all bags form pairs

#include <cstdio>

typedef unsigned long long ull;

ull hash(ull x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

int main() {
    int cases, n, a;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        ull all = 0;
        for (int i = 0; i < n; i++) {
            if (scanf("%d", &a) != 1) return 1;
            all ^= hash(a);
        }
        puts(n % 2 || all == 0 ? "Second" : "First");
    }
}
