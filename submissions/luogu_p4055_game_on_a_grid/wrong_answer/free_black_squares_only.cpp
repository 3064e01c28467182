// Looks for alternating paths from the free black squares only, not from the free white ones

#include <cstdio>
#include <vector>
using namespace std;

int n, m, partner[10005], seen[10005], round_;
char grid[105][105];
vector<int> edges[10005];
bool wins[10005];

bool augment(int v) {
    for (int u : edges[v]) {
        if (seen[u] == round_) continue;
        seen[u] = round_;
        if (partner[u] == -1 || augment(partner[u])) {
            partner[u] = v;
            partner[v] = u;
            return true;
        }
    }
    return false;
}

void mark(int v) {
    wins[v] = true;
    for (int u : edges[v])
        if (!wins[partner[u]]) mark(partner[u]);
}

int main() {
    if (scanf("%d %d", &n, &m) != 2) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%s", grid[i]) != 1) return 1;
    const int di[] = {0, 1, 0, -1}, dj[] = {1, 0, -1, 0};
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            partner[i * m + j] = -1;
            if (grid[i][j] != '.') continue;
            for (int d = 0; d < 4; d++) {
                int x = i + di[d], y = j + dj[d];
                if (x >= 0 && x < n && y >= 0 && y < m && grid[x][y] == '.') edges[i * m + j].push_back(x * m + y);
            }
        }
    bool any = false;
    for (int i = 0; i < n; i++)
        for (int j = i % 2; j < m; j += 2)
            if (grid[i][j] == '.') round_++, augment(i * m + j);
    for (int i = 0; i < n; i++)
        for (int j = i % 2; j < m; j += 2)
            if (grid[i][j] == '.' && partner[i * m + j] == -1) any = true, mark(i * m + j);
    puts(any ? "WIN" : "LOSE");
    for (int v = 0; v < n * m; v++)
        if (wins[v]) printf("%d %d\n", v / m + 1, v % m + 1);
}
