// Black always moves two squares, never one

#include <cstdio>
#include <queue>
#include <vector>
using namespace std;

int n, moves[2][400][400], open_[2][400][400];
vector<int> to[2][400];

int main() {
    int r1, c1, r2, c2;
    if (scanf("%d %d %d %d %d", &n, &r1, &c1, &r2, &c2) != 5) return 1;
    const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
    for (int player = 0; player < 2; player++)
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                for (int d = 0; d < 4; d++)
                    for (int length = player + 1; length <= player + 1; length++) {
                        int row = r + dr[d] * length, column = c + dc[d] * length;
                        if (row < 0 || row >= n || column < 0 || column >= n) continue;
                        to[player][r * n + c].push_back(row * n + column);
                    }
    struct Position {
        int player, white, black;
    };
    queue<Position> decided;
    for (int player = 0; player < 2; player++)
        for (int white = 0; white < n * n; white++)
            for (int black = 0; black < n * n; black++) {
                moves[player][white][black] = white == black ? 0 : -1;
                open_[player][white][black] = to[player][player ? black : white].size();
                if (white == black) decided.push({player, white, black});
            }
    while (!decided.empty()) {
        auto [player, white, black] = decided.front();
        decided.pop();
        int count = moves[player][white][black], before = 1 - player;
        for (int from : to[before][before ? black : white]) {
            int w = before ? white : from, b = before ? from : black;
            if (moves[before][w][b] != -1) continue;
            if (count % 2 == 0 || --open_[before][w][b] == 0) {
                moves[before][w][b] = count + 1;
                decided.push({before, w, b});
            }
        }
    }
    int answer = moves[0][(r1 - 1) * n + c1 - 1][(r2 - 1) * n + c2 - 1];
    if (answer == -1) puts("DRAW");
    else printf("%s %d\n", answer % 2 ? "WHITE" : "BLACK", answer);
}
