// The flag is not reset between the cases

#include <cstdio>

bool odd;

int main() {
    int t, n, x;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        while (n--) {
            scanf("%d", &x);
            if (x & 1) odd = true;
        }
        puts(odd ? "first" : "second");
    }
}
