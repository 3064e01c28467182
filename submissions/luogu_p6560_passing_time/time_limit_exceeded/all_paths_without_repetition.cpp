// Tries all paths up to the first repetition, which is right, but there are exponentially many

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int n, m, q, target;
vector<vector<int>> edges;
vector<char> on_path;

int solve(int v) {
    if (v == target || edges[v].empty()) return -1;
    if (on_path[v]) return 0;
    on_path[v] = 1;
    int best = -1;
    for (int u : edges[v]) {
        best = max(best, -solve(u));
        if (best == 1) break;
    }
    on_path[v] = 0;
    return best;
}

int main() {
    if (scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    edges.resize(n + 1);
    on_path.resize(n + 1);
    while (m--) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        edges[x].push_back(y);
    }
    while (q--) {
        int x;
        if (scanf("%d %d", &x, &target) != 2) return 1;
        printf("%d\n", solve(x));
    }
}
