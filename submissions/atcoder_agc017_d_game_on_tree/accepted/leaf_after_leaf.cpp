// Removes leaf after leaf with a queue

#include <cstdio>
#include <queue>
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
    vector<int> degree(n + 1), grundy(n + 1);
    queue<int> leaves;
    for (int v = 1; v <= n; v++) {
        degree[v] = near[v].size();
        if (v > 1 && degree[v] == 1) leaves.push(v);
    }
    while (!leaves.empty()) {
        int v = leaves.front();
        leaves.pop();
        degree[v] = 0;
        for (int p : near[v]) {
            if (degree[p] == 0) continue;
            grundy[p] ^= grundy[v] + 1;
            if (--degree[p] == 1 && p > 1) leaves.push(p);
        }
    }
    puts(grundy[1] ? "Alice" : "Bob");
}
