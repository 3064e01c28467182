// Does not go deeper than 1000 edges

#include <cstdio>
#include <vector>
using namespace std;

vector<int> near[100001];

int grundy(int v, int parent, int depth) {
    int result = 0;
    if (depth == 1000) return result;
    for (int c : near[v])
        if (c != parent) result ^= grundy(c, v, depth + 1) + 1;
    return result;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 1; i < n; i++) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        near[x].push_back(y);
        near[y].push_back(x);
    }
    puts(grundy(1, 0, 0) ? "Alice" : "Bob");
}
