// Looks only at the lowest 12 bits of the heaps, but 5000 has 13

#include <cstdio>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n, s = 0;
        bool big = false;
        if (scanf("%d", &n) != 1) return 1;
        while (n--) {
            int x;
            if (scanf("%d", &x) != 1) return 1;
            s ^= x & 4095;
            big |= x > 1;
        }
        puts((s != 0) == big ? "John" : "Brother");
    }
}
