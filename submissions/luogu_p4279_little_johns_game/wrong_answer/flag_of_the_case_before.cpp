// The flag of a heap above 1 is not reset between the cases

#include <cstdio>

int main() {
    int t, n, x;
    bool big = false;
    scanf("%d", &t);
    while (t--) {
        int s = 0;
        scanf("%d", &n);
        while (n--) {
            scanf("%d", &x);
            s ^= x;
            if (x > 1) big = true;
        }
        if (big) puts(s ? "John" : "Brother");
        else puts(s ? "Brother" : "John");
    }
}
