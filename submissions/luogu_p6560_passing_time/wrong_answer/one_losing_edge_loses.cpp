// A vertex loses as soon as one of its edges leads to a win of the opponent

#include <cstdio>
#include <queue>
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
    while (q--) {
        int start, target;
        if (scanf("%d %d", &start, &target) != 2) return 1;
        vector<int> result(n + 1);
        queue<int> decided;
        for (int v = 1; v <= n; v++)
            if (v == target || degree[v] == 0) result[v] = -1, decided.push(v);
        while (!decided.empty() && result[start] == 0) {
            int v = decided.front();
            decided.pop();
            for (int u : sources[v]) {
                if (result[u] != 0) continue;
                result[u] = -result[v];
                decided.push(u);
            }
        }
        printf("%d\n", result[start]);
    }
}
