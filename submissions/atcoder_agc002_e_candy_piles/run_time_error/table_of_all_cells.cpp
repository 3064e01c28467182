// A table of all cells, which does not fit into memory

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<int> a(n);
    for (int& x : a)
        if (scanf("%d", &x) != 1) return 1;
    sort(a.begin(), a.end(), greater<int>());
    vector<vector<char>> wins(n + 1);
    for (int x = n; x >= 0; x--) {
        int height = x < n ? a[x] : 0;
        wins[x].assign(height + 1, 1);
        for (int y = height - 1; y >= 0; y--) {
            bool right = y < (int)wins[x + 1].size() ? wins[x + 1][y] : true;
            wins[x][y] = !right || !wins[x][y + 1];
        }
    }
    puts(wins[0][0] ? "First" : "Second");
}
