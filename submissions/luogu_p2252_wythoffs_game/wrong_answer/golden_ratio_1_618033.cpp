// Takes 1.618033 for the golden ratio

#include <algorithm>
#include <cstdio>

int main() {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    int d = std::abs(a - b);
    puts(std::min(a, b) == (int)(d * 1.618033) ? "0" : "1");
}
