// The xor is not set to 0 between the cases

#include <cstdio>

int main() {
    int t, n, x, s = 0;
    scanf("%d", &t);
    while (t--) {
        bool big = false;
        scanf("%d", &n);
        while (n--) {
            scanf("%d", &x);
            s ^= x;
            if (x > 1) big = true;
        }
        puts(big == (s != 0) ? "John" : "Brother");
    }
}
