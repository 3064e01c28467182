// Keeps the xor in 16 bits

#include <cstdio>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        short s = 0;
        if (scanf("%d", &n) != 1) return 1;
        while (n--) {
            int x;
            if (scanf("%d", &x) != 1) return 1;
            s ^= x;
        }
        puts(s ? "first" : "second");
    }
}
