// Takes the first vertex of each edge for the parent

#include <cstdio>
#include <vector>
using namespace std;

vector<vector<int>> children;

int grundy(int v) {
    int x = 0;
    for (int c : children[v]) x ^= grundy(c) + 1;
    return x;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    children.resize(n + 1);
    for (int i = 1; i < n; i++) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        children[x].push_back(y);
    }
    puts(grundy(1) ? "Alice" : "Bob");
}
