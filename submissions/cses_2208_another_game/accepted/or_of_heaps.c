// The lowest bit of the bitwise or of all heaps

#include <stdio.h>

int main() {
    int t, n, x;
    scanf("%d", &t);
    while (t--) {
        int any = 0;
        scanf("%d", &n);
        while (n--) {
            scanf("%d", &x);
            any |= x;
        }
        puts(any & 1 ? "first" : "second");
    }
    return 0;
}
