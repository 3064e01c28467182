// Expects the smaller pile first

#include <cmath>
#include <cstdio>

int main() {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    puts(a == (int)((b - a) * ((sqrtl(5.0L) + 1) / 2)) ? "0" : "1");
}
