// Stores only whether a stretch is won: the xor of two such bits does not decide a sum

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        scanf("%d", &n);
        vector<pair<int, int>> intervals(n);
        for (auto& [l, r] : intervals) scanf("%d %d", &l, &r);
        vector<vector<int>> g(102, vector<int>(102));
        for (int length = 1; length < 100; length++) {
            for (int l = 1; l + length <= 100; l++) {
                int r = l + length;
                vector<bool> reached(20000);
                for (auto [a, b] : intervals) {
                    if (l <= a && b <= r) reached[g[l][a] ^ g[b][r]] = true;
                }
                int mex = 0;
                while (reached[mex]) mex++;
                g[l][r] = mex > 0;
            }
        }
        puts(g[1][100] ? "Alice" : "Bob");
    }
}
