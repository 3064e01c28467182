// A move must leave a stick, so nobody can take the last one

#include <stdio.h>

int n, k, p[100], win[1000001];

int main() {
    scanf("%d%d", &n, &k);
    for (int j = 0; j < k; j++) scanf("%d", &p[j]);
    for (int i = 1; i <= n; i++) {
        for (int j = 0; j < k; j++)
            if (p[j] < i && !win[i - p[j]]) win[i] = 1;
        putchar(win[i] ? 'W' : 'L');
    }
    return 0;
}
