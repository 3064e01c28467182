// Reads the stairs in pairs: an odd one, which does not count, and the even one above it

#include <stdio.h>

int main(void) {
    int t, n, low, high;
    scanf("%d", &t);
    while (t--) {
        int nim = 0;
        scanf("%d", &n);
        for (; n > 1; n -= 2) {
            scanf("%d%d", &low, &high);
            nim ^= high;
        }
        if (n) scanf("%d", &low);
        printf(nim ? "first\n" : "second\n");
    }
    return 0;
}
