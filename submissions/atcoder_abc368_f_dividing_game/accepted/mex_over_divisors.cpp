// Grundy numbers by their definition: each number tells all its multiples its own number

#include <cstdio>
#include <vector>
using namespace std;

const int TOP = 100000;

int main() {
    // Bit g of reached[x]: whether a divisor of x has the Grundy number g.
    vector<unsigned> reached(TOP + 1);
    vector<int> grundy(TOP + 1);
    for (int d = 1; d <= TOP; d++) {
        while (reached[d] >> grundy[d] & 1) grundy[d]++;
        for (int x = 2 * d; x <= TOP; x += d) reached[x] |= 1u << grundy[d];
    }
    int n, x, all = 0;
    if (scanf("%d", &n) != 1) return 1;
    while (scanf("%d", &x) == 1) all ^= grundy[x];
    puts(all ? "Anna" : "Bruno");
}
