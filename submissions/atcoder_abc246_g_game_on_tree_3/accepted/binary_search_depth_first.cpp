// Binary search over all numbers up to 10^9; a recursion that is as deep as the tree, which AtCoder's stack allows

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int a[200005];
vector<int> near[200005];

int zeros(int v, int parent, int x) {
    int sum = -1;
    for (int w : near[v]) {
        if (w != parent) sum += zeros(w, v, x);
    }
    return max(sum, 0) + (a[v] >= x);
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int v = 2; v <= n; v++) scanf("%d", &a[v]);
    for (int i = 1; i < n; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    int low = 0, high = 1000000001;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        (zeros(1, 0, middle) > 0 ? low : high) = middle;
    }
    printf("%d\n", low);
}
