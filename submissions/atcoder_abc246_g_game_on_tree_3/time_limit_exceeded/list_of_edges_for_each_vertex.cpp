// Goes through the list of all edges for the children of each vertex

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int a[200005];
vector<pair<int, int>> edges;

int zeros(int v, int parent, int x) {
    int sum = -1;
    for (auto [one, other] : edges) {
        if (one == v && other != parent) sum += zeros(other, v, x);
        if (other == v && one != parent) sum += zeros(one, v, x);
    }
    return max(sum, 0) + (a[v] >= x);
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int v = 2; v <= n; v++) scanf("%d", &a[v]);
    edges.resize(n - 1);
    for (auto& [one, other] : edges) scanf("%d %d", &one, &other);
    int low = 0, high = 1000000001;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        (zeros(1, 0, middle) > 0 ? low : high) = middle;
    }
    printf("%d\n", low);
}
