// Winning takes the farthest position, as losing does

#include <cstdio>
#include <cstring>
#include <algorithm>
using namespace std;

const int DRAW = 1000;
const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
int n;
// The moves to the end, positive if the player to move wins and negative if this player loses.
short memo[61][400][400];

int best(int depth, int own, int other) {
    if (own == other) return 0;
    if (depth > 3 * n) return DRAW;
    short &result = memo[depth][own][other];
    if (result) return result;
    int win = DRAW, loss = 0;
    bool draw = false;
    for (int d = 0; d < 4; d++)
        for (int length = 1; length <= depth % 2 + 1; length++) {
            int row = own / n + dr[d] * length, column = own % n + dc[d] * length;
            if (row < 0 || row >= n || column < 0 || column >= n) continue;
            int next = best(depth + 1, other, row * n + column);
            if (next == DRAW) draw = true;
            else if (next <= 0) win = win == DRAW ? 1 - next : max(win, 1 - next);
            else loss = max(loss, 1 + next);
        }
    return result = win < DRAW ? win : draw ? DRAW : -loss;
}

int main() {
    int r1, c1, r2, c2;
    if (scanf("%d %d %d %d %d", &n, &r1, &c1, &r2, &c2) != 5) return 1;
    int result = best(0, (r1 - 1) * n + c1 - 1, (r2 - 1) * n + c2 - 1);
    if (result == DRAW) puts("DRAW");
    else if (result > 0) printf("WHITE %d\n", result);
    else printf("BLACK %d\n", -result);
}
