// Keeps the table of the case before: stretches without intervals are left out

#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int g[101][101];

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        scanf("%d", &n);
        vector<pair<int, int>> intervals(n);
        for (auto& [l, r] : intervals) scanf("%d %d", &l, &r);
        for (int length = 1; length < 100; length++) {
            for (int l = 1; l + length <= 100; l++) {
                int r = l + length;
                vector<bool> reached(128);
                for (auto [a, b] : intervals) {
                    if (l <= a && b <= r) reached[g[l][a] ^ g[b][r]] = true;
                }
                int mex = 0;
                while (reached[mex]) mex++;
                if (mex > 0) g[l][r] = mex;
            }
        }
        puts(g[1][100] ? "Alice" : "Bob");
    }
}
