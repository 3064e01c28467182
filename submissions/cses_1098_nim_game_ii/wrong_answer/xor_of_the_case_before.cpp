// The xor is not set to 0 between the cases

#include <cstdio>

int t, n, x, s;

int main() {
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        while (n--) scanf("%d", &x), s ^= x & 3;
        puts(s ? "first" : "second");
    }
}
