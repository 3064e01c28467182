// The golden ratio as a long double of 80 bits, which is exact enough up to 10^9

#include <cmath>
#include <cstdio>
#include <utility>

int main() {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    if (a > b) std::swap(a, b);
    puts(a == (int)((b - a) * ((sqrtl(5.0L) + 1) / 2)) ? "0" : "1");
}
