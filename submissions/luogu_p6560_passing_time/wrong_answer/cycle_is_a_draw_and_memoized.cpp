// Depth-first search with memoization: a vertex on the path counts as a draw, and what follows from that is memoized

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int n, m, q, target;
vector<vector<int>> edges;
vector<int> result;

int solve(int v) {
    if (v == target || edges[v].empty()) return -1;
    if (result[v] != 2) return result[v];
    result[v] = 0;
    int best = -1;
    for (int u : edges[v]) best = max(best, -solve(u));
    return result[v] = best;
}

int main() {
    if (scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    edges.resize(n + 1);
    while (m--) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        edges[x].push_back(y);
    }
    while (q--) {
        int x;
        if (scanf("%d %d", &x, &target) != 2) return 1;
        result.assign(n + 1, 2);
        printf("%d\n", solve(x));
    }
}
