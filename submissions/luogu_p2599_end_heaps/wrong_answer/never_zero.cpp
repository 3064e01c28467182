// Forgets that a heap of the losing size at the other end leaves nothing to add

#include <cstdio>

int a[1002], l[1002][1002], r[1002][1002];

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]), l[i][i] = r[i][i] = a[i];
        for (int length = 2; length < n; length++)
            for (int i = 1, j = length; j <= n; i++, j++) {
                int x = a[j], low = l[i][j - 1], high = r[i][j - 1];
                if ((x < low && x < high) || (x > low && x > high)) l[i][j] = x;
                else l[i][j] = low < high ? x + 1 : x - 1;
                x = a[i], low = r[i + 1][j], high = l[i + 1][j];
                if ((x < low && x < high) || (x > low && x > high)) r[i][j] = x;
                else r[i][j] = low < high ? x + 1 : x - 1;
            }
        puts(n > 1 && l[2][n] == a[1] ? "0" : "1");
    }
}
