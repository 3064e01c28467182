// Plays all games

#include <cstdio>
#include <vector>
using namespace std;

int n, m;
char grid[105][105];

bool wins(int i, int j) {
    grid[i][j] = '#';
    bool found = false;
    const int di[] = {0, 1, 0, -1}, dj[] = {1, 0, -1, 0};
    for (int d = 0; d < 4 && !found; d++) {
        int x = i + di[d], y = j + dj[d];
        if (x >= 0 && x < n && y >= 0 && y < m && grid[x][y] == '.' && !wins(x, y)) found = true;
    }
    grid[i][j] = '.';
    return found;
}

int main() {
    if (scanf("%d %d", &n, &m) != 2) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%s", grid[i]) != 1) return 1;
    vector<int> starts;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (grid[i][j] == '.' && !wins(i, j)) starts.push_back(i * m + j);
    puts(starts.empty() ? "LOSE" : "WIN");
    for (int v : starts) printf("%d %d\n", v / m + 1, v % m + 1);
}
