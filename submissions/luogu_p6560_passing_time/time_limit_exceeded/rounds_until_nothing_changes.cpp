// Looks at all vertices again and again until nothing changes

#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n, m, q;
    if (scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    vector<vector<int>> edges(n + 1);
    while (m--) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        edges[x].push_back(y);
    }
    while (q--) {
        int start, target;
        if (scanf("%d %d", &start, &target) != 2) return 1;
        vector<int> result(n + 1);
        for (bool changes = true; changes;) {
            changes = false;
            for (int v = 1; v <= n; v++) {
                if (result[v] != 0) continue;
                bool wins = false, loses = true;
                if (v != target) {
                    for (int u : edges[v]) {
                        if (result[u] == -1) wins = true;
                        if (result[u] != 1) loses = false;
                    }
                }
                if (wins || loses) {
                    result[v] = wins ? 1 : -1;
                    changes = true;
                }
            }
        }
        printf("%d\n", result[start]);
    }
}
