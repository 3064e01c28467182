// Binary search over all numbers up to 10^9; the zeros of the children in the reverse of the breadth-first order

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int n;
vector<int> a;
vector<vector<int>> near;
vector<int> order, parents;

bool gets(int x) {
    vector<int> zeros(n + 1);
    for (int i = n - 1; i > 0; i--) {
        int v = order[i];
        zeros[parents[v]] += max(zeros[v] - 1, 0) + (a[v] >= x);
    }
    return zeros[1] > 1;
}

int main() {
    if (scanf("%d", &n) != 1) return 1;
    a.assign(n + 1, 0);
    near.resize(n + 1);
    for (int v = 2; v <= n; v++) scanf("%d", &a[v]);
    for (int i = 1; i < n; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    parents.assign(n + 1, 0);
    order = {1};
    for (int i = 0; i < (int)order.size(); i++) {
        for (int w : near[order[i]]) {
            if (w != parents[order[i]]) parents[w] = order[i], order.push_back(w);
        }
    }
    int low = 0, high = 1000000001;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        (gets(middle) ? low : high) = middle;
    }
    printf("%d\n", low);
}
