// Dinic's maximum flow; a matched square wins if it is reached in the residual graph from the source, or reaches the sink

#include <cstdio>
#include <queue>
#include <vector>
using namespace std;

struct Edge {
    int to, capacity;
};
int n, m, source, sink;
char grid[105][105];
vector<Edge> edges;
vector<int> at[10005];
int level[10005];
size_t next_[10005];

void add(int u, int v) {
    at[u].push_back(edges.size());
    edges.push_back({v, 1});
    at[v].push_back(edges.size());
    edges.push_back({u, 0});
}

bool levels() {
    for (int v = 0; v <= sink; v++) level[v] = -1, next_[v] = 0;
    queue<int> todo;
    level[source] = 0;
    todo.push(source);
    while (!todo.empty()) {
        int v = todo.front();
        todo.pop();
        for (int e : at[v])
            if (edges[e].capacity && level[edges[e].to] < 0) {
                level[edges[e].to] = level[v] + 1;
                todo.push(edges[e].to);
            }
    }
    return level[sink] >= 0;
}

bool push(int v) {
    if (v == sink) return true;
    for (size_t& i = next_[v]; i < at[v].size(); i++) {
        int e = at[v][i];
        if (edges[e].capacity && level[edges[e].to] == level[v] + 1 && push(edges[e].to)) {
            edges[e].capacity--;
            edges[e ^ 1].capacity++;
            return true;
        }
    }
    return false;
}

// Marks the squares of one color that the residual graph connects with the source (forward), or with the sink.
void mark(int start, int forward, vector<char>& seen) {
    vector<int> todo = {start};
    seen[start] = 1;
    while (!todo.empty()) {
        int v = todo.back();
        todo.pop_back();
        for (int e : at[v])
            if (edges[forward ? e : e ^ 1].capacity && !seen[edges[e].to]) {
                seen[edges[e].to] = 1;
                todo.push_back(edges[e].to);
            }
    }
}

int main() {
    if (scanf("%d %d", &n, &m) != 2) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%s", grid[i]) != 1) return 1;
    source = n * m;
    sink = source + 1;
    const int di[] = {0, 1, 0, -1}, dj[] = {1, 0, -1, 0};
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (grid[i][j] != '.') continue;
            if ((i + j) % 2) {
                add(i * m + j, sink);
                continue;
            }
            add(source, i * m + j);
            for (int d = 0; d < 4; d++) {
                int x = i + di[d], y = j + dj[d];
                if (x >= 0 && x < n && y >= 0 && y < m && grid[x][y] == '.') add(i * m + j, x * m + y);
            }
        }
    while (levels())
        while (push(source)) {}
    vector<char> from_source(sink + 1), to_sink(sink + 1);
    mark(source, 1, from_source);
    mark(sink, 0, to_sink);
    vector<int> wins;
    for (int v = 0; v < n * m; v++)
        if (grid[v / m][v % m] == '.' && ((v / m + v % m) % 2 ? to_sink[v] : from_source[v])) wins.push_back(v);
    puts(wins.empty() ? "LOSE" : "WIN");
    for (int v : wins) printf("%d %d\n", v / m + 1, v % m + 1);
}
