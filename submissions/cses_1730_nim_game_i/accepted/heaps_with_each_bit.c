// Counts the heaps that have each binary digit: all these numbers are even if and only if the player to move loses

#include <stdio.h>

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, count[30] = {0}, odd = 0;
        scanf("%d", &n);
        while (n--) {
            int x;
            scanf("%d", &x);
            for (int b = 0; b < 30; b++) count[b] += x >> b & 1;
        }
        for (int b = 0; b < 30; b++) odd |= count[b] % 2;
        puts(odd ? "first" : "second");
    }
    return 0;
}
