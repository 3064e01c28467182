// A table of all piles and limits, which does not fit into memory

#include <cstdio>
#include <vector>
using namespace std;

int main() {
    size_t n;
    if (scanf("%zu", &n) != 1) return 1;
    vector<vector<char>> wins(n + 1);
    for (size_t i = 0; i <= n; i++) {
        wins[i].assign(n + 1, 0);
        for (size_t q = 1; q <= n; q++) {
            wins[i][q] = wins[i][q - 1];
            if (q <= i && (q == i || !wins[i - q][min(2 * q, n)])) wins[i][q] = 1;
        }
    }
    size_t m = 1;
    while (!wins[n][m]) m++;
    printf("%zu\n", m);
}
