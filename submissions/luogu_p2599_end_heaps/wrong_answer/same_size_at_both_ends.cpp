// Takes the losing size at the left of an interval for that at its right, too

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
                if (x == high) l[i][j] = 0;
                else if ((x < low && x < high) || (x > low && x > high)) l[i][j] = x;
                else l[i][j] = low < high ? x + 1 : x - 1;
                r[i][j] = l[i][j];
            }
        puts(n > 1 && l[2][n] == a[1] ? "0" : "1");
    }
}
