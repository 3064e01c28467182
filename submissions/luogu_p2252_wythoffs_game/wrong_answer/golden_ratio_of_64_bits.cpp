// The usual formula with double, which is wrong for 14 differences of piles up to 10^9

#include <cmath>
#include <cstdio>
#include <utility>

int main() {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    if (a > b) std::swap(a, b);
    int d = b - a;
    puts(a == (int)(d * (sqrt(5.0) + 1) / 2) ? "0" : "1");
}
