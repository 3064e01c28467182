// The golden ratio as 1.618033988, whose product with a large difference is too small

#include <cstdio>
#include <utility>

int main() {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    if (a > b) std::swap(a, b);
    puts(a == (int)((b - a) * 1.618033988) ? "0" : "1");
}
