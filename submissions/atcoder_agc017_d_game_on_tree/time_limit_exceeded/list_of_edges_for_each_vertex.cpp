// Goes through the list of all edges for the children of each vertex

#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<pair<int, int>> edges(n - 1);
    for (auto& [x, y] : edges)
        if (scanf("%d %d", &x, &y) != 2) return 1;
    vector<int> order = {1}, parent(n + 1), grundy(n + 1);
    for (int i = 0; i < (int)order.size(); i++) {
        int v = order[i];
        for (auto [x, y] : edges) {
            int c = x == v ? y : y == v ? x : 0;
            if (c != 0 && c != parent[v]) parent[c] = v, order.push_back(c);
        }
    }
    for (int i = n - 1; i > 0; i--) grundy[parent[order[i]]] ^= grundy[order[i]] + 1;
    puts(grundy[1] ? "Alice" : "Bob");
}
