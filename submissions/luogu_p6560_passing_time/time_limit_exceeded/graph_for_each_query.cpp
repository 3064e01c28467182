// Builds the graph anew for each query

#include <cstdio>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n, m, q;
    if (scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    vector<pair<int, int>> edges(m);
    for (auto& [x, y] : edges)
        if (scanf("%d %d", &x, &y) != 2) return 1;
    while (q--) {
        int start, target;
        if (scanf("%d %d", &start, &target) != 2) return 1;
        vector<vector<int>> sources(n + 1);
        vector<int> open(n + 1), result(n + 1);
        for (auto [x, y] : edges) sources[y].push_back(x), open[x]++;
        queue<int> decided;
        for (int v = 1; v <= n; v++)
            if (v == target || open[v] == 0) result[v] = -1, decided.push(v);
        while (!decided.empty() && result[start] == 0) {
            int v = decided.front();
            decided.pop();
            for (int u : sources[v]) {
                if (result[u] != 0) continue;
                if (result[v] == -1) result[u] = 1;
                else if (--open[u] == 0) result[u] = -1;
                if (result[u] != 0) decided.push(u);
            }
        }
        printf("%d\n", result[start]);
    }
}
