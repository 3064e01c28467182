// Takes the larger number of both parts instead of their xor

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
                    if (l <= a && b <= r) reached[max(g[l][a], g[b][r])] = true;
                }
                int mex = 0;
                while (reached[mex]) mex++;
                g[l][r] = mex;
            }
        }
        puts(g[1][100] ? "Alice" : "Bob");
    }
}
