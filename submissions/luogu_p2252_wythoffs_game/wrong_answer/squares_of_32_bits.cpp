// Computes 5 d d in 32 bits

#include <cmath>
#include <cstdio>
#include <utility>

int main() {
    unsigned a, b;
    if (scanf("%u %u", &a, &b) != 2) return 1;
    if (a > b) std::swap(a, b);
    unsigned d = b - a;
    unsigned root = (unsigned)sqrtl((long double)(5 * d * d));
    puts(a == (d + root) / 2 ? "0" : "1");
}
