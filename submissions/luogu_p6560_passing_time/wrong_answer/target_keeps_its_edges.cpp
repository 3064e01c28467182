// Forgets that the game ends at the target: only vertices without edges are losing

#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n, m, q;
    if (scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    vector<vector<int>> sources(n + 1);
    vector<int> degree(n + 1);
    while (m--) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        sources[y].push_back(x);
        degree[x]++;
    }
    vector<int> open = degree, result(n + 1), decided;
    for (int v = 1; v <= n; v++)
        if (degree[v] == 0) result[v] = -1, decided.push_back(v);
    for (size_t i = 0; i < decided.size(); i++) {
        int v = decided[i];
        for (int u : sources[v]) {
            if (result[u] != 0) continue;
            if (result[v] == -1) result[u] = 1;
            else if (--open[u] == 0) result[u] = -1;
            if (result[u] != 0) decided.push_back(u);
        }
    }
    while (q--) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        printf("%d\n", result[x]);
    }
}
