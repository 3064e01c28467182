// All heaps are 1 if and only if the sum equals the number of heaps

#include <stdio.h>

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, x, sum = 0, nim = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &x);
            sum += x;
            nim ^= x;
        }
        int john = sum == n ? !nim : nim;
        puts(john ? "John" : "Brother");
    }
    return 0;
}
