// Removes each square in turn, and computes a maximum matching of the others from the start

#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

int n, m, partner[10005], seen[10005], round_;
char grid[105][105];
vector<int> edges[10005];

bool augment(int v) {
    for (int u : edges[v]) {
        if (seen[u] == round_ || grid[u / m][u % m] != '.') continue;
        seen[u] = round_;
        if (partner[u] == -1 || augment(partner[u])) {
            partner[u] = v;
            return true;
        }
    }
    return false;
}

int matching() {
    memset(partner, -1, sizeof partner);
    int size = 0;
    for (int i = 0; i < n; i++)
        for (int j = i % 2; j < m; j += 2)
            if (grid[i][j] == '.') round_++, size += augment(i * m + j);
    return size;
}

int main() {
    if (scanf("%d %d", &n, &m) != 2) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%s", grid[i]) != 1) return 1;
    const int di[] = {0, 1, 0, -1}, dj[] = {1, 0, -1, 0};
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int d = 0; d < 4; d++) {
                int x = i + di[d], y = j + dj[d];
                if (x >= 0 && x < n && y >= 0 && y < m) edges[i * m + j].push_back(x * m + y);
            }
    int size = matching();
    vector<int> wins;
    for (int v = 0; v < n * m; v++) {
        if (grid[v / m][v % m] != '.') continue;
        grid[v / m][v % m] = '#';
        if (matching() == size) wins.push_back(v);
        grid[v / m][v % m] = '.';
    }
    puts(wins.empty() ? "LOSE" : "WIN");
    for (int v : wins) printf("%d %d\n", v / m + 1, v % m + 1);
}
