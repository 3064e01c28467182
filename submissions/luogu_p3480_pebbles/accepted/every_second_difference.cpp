// The xor of every second difference, from the last one on

#include <cstdio>

int a[1001];

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = n; i >= 1; i -= 2) x ^= a[i] - a[i - 1];
        puts(x ? "TAK" : "NIE");
    }
}
