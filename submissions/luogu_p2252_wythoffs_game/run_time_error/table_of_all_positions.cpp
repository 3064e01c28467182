// A table of all pairs of piles, which does not fit into memory

#include <cstdio>
#include <vector>
using namespace std;

int main() {
    size_t a, b;
    if (scanf("%zu %zu", &a, &b) != 2) return 1;
    vector<char> wins((a + 1) * (b + 1));
    auto mark = [&](size_t x, size_t y) {
        if (x <= a && y <= b) wins[x * (b + 1) + y] = 1;
    };
    for (size_t x = 0; x <= a; x++)
        for (size_t y = 0; y <= b; y++)
            if (!wins[x * (b + 1) + y])
                for (size_t k = 1; k <= a + b; k++) mark(x + k, y), mark(x, y + k), mark(x + k, y + k);
    printf("%d\n", wins[a * (b + 1) + b]);
}
