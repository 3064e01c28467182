// Looks only at the lowest 20 bits of the heaps

#include <cstdio>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n, count[20] = {};
        if (scanf("%d", &n) != 1) return 1;
        while (n--) {
            int x;
            if (scanf("%d", &x) != 1) return 1;
            for (int b = 0; b < 20; b++) count[b] += x >> b & 1;
        }
        bool odd = false;
        for (int c : count) odd |= c % 2 != 0;
        puts(odd ? "first" : "second");
    }
}
