// The xor is not set to 0 between the cases

#include <cstdio>

int t, n, x, s;

int main() {
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) {
            scanf("%d", &x);
            if (i % 2 == 0) s ^= x;
        }
        puts(s ? "first" : "second");
    }
}
