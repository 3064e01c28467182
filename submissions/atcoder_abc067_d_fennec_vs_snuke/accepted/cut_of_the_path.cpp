// Walks from n halfway to 1, and counts the vertices below the edge that is cut there

#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<vector<int>> near(n + 1);
    for (int i = 1; i < n; i++) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        near[x].push_back(y);
        near[y].push_back(x);
    }
    vector<int> order = {1}, parent(n + 1), size(n + 1, 1);
    for (int i = 0; i < (int)order.size(); i++)
        for (int v : near[order[i]])
            if (v != parent[order[i]]) parent[v] = order[i], order.push_back(v);
    for (int i = n - 1; i > 0; i--) size[parent[order[i]]] += size[order[i]];
    int length = 0, border = n;
    for (int v = n; v != 1; v = parent[v]) length++;
    for (int i = 0; i < (length - 1) / 2; i++) border = parent[border];
    puts(n - size[border] > size[border] ? "Fennec" : "Snuke");
}
