// Ends the line at 99, so that no interval that ends at 100 counts

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
        for (int length = 1; length < 99; length++) {
            for (int l = 1; l + length <= 99; l++) {
                int r = l + length;
                vector<bool> reached(20000);
                for (auto [a, b] : intervals) {
                    if (l <= a && b <= r) reached[g[l][a] ^ g[b][r]] = true;
                }
                int mex = 0;
                while (reached[mex]) mex++;
                g[l][r] = mex;
            }
        }
        puts(g[1][99] ? "Alice" : "Bob");
    }
}
