// The smaller pile is (d + root of 5 d d) / 2, rounded down; the root is corrected to an exact integer

#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;

typedef unsigned long long ull;

ull root(ull square) {
    ull r = (ull)sqrtl((long double)square);
    while (r * r > square) r--;
    while ((r + 1) * (r + 1) <= square) r++;
    return r;
}

int main() {
    ull a, b;
    if (scanf("%llu %llu", &a, &b) != 2) return 1;
    if (a > b) swap(a, b);
    ull d = b - a;
    puts(a == (d + root(5 * d * d)) / 2 ? "0" : "1");
}
