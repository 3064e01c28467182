// Retrograde analysis with a stack of the losing vertices only; the edges are in one array

#include <cstdio>
#include <cstring>

const int N = 100005, M = 500005;
int n, m, q, head[N], nxt[M], from[M], degree[N], open_[N], stack_[N];

int answer(int start, int target) {
    memcpy(open_, degree, sizeof degree);
    int size = 0;
    for (int v = 1; v <= n; v++)
        if (v == target || degree[v] == 0) open_[v] = 0, stack_[size++] = v;
    while (size) {
        int v = stack_[--size];
        if (v == start) return -1;
        for (int e = head[v]; e; e = nxt[e]) {
            int u = from[e];
            if (open_[u] <= 0) continue;
            open_[u] = -1;
            if (u == start) return 1;
            for (int f = head[u]; f; f = nxt[f])
                if (open_[from[f]] > 0 && --open_[from[f]] == 0) stack_[size++] = from[f];
        }
    }
    return 0;
}

int main() {
    if (scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    for (int e = 1; e <= m; e++) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        from[e] = x;
        nxt[e] = head[y];
        head[y] = e;
        degree[x]++;
    }
    while (q--) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        printf("%d\n", answer(x, y));
    }
}
