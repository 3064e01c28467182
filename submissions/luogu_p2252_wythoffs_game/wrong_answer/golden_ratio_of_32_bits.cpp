// Keeps the golden ratio in a float

#include <cmath>
#include <cstdio>
#include <utility>

int main() {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    if (a > b) std::swap(a, b);
    float golden = (std::sqrt(5.0f) + 1) / 2;
    float product = (b - a) * golden;
    puts(a == (int)product ? "0" : "1");
}
