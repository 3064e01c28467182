// Retrograde analysis: for each position, counts the moves that are not known to lose

enum { DRAW, MOUSE, CAT };

typedef struct {
    int mouse, cat, turn;
} State;

int catMouseGame(int** graph, int graphSize, int* graphColSize) {
    static int winner[50][50][3], degree[50][50][3];
    static State queue[50 * 50 * 2];
    int head = 0, tail = 0;
    memset(winner, 0, sizeof winner);
    for (int cat = 1; cat < graphSize; cat++) {
        int moves = graphColSize[cat];
        for (int i = 0; i < graphColSize[cat]; i++) {
            if (graph[cat][i] == 0) moves--;
        }
        for (int mouse = 0; mouse < graphSize; mouse++) {
            degree[mouse][cat][MOUSE] = graphColSize[mouse];
            degree[mouse][cat][CAT] = moves;
        }
    }
    for (int node = 1; node < graphSize; node++) {
        for (int turn = MOUSE; turn <= CAT; turn++) {
            winner[0][node][turn] = MOUSE;
            winner[node][node][turn] = CAT;
            queue[tail++] = (State){0, node, turn};
            queue[tail++] = (State){node, node, turn};
        }
    }
    while (head < tail) {
        State now = queue[head++];
        int won = winner[now.mouse][now.cat][now.turn];
        int mover = MOUSE + CAT - now.turn;
        int from = mover == MOUSE ? now.mouse : now.cat;
        for (int i = 0; i < graphColSize[from]; i++) {
            State before = {now.mouse, now.cat, mover};
            *(mover == MOUSE ? &before.mouse : &before.cat) = graph[from][i];
            if (before.cat == 0) continue;
            int* result = &winner[before.mouse][before.cat][mover];
            if (*result != DRAW) continue;
            if (won == mover || --degree[before.mouse][before.cat][mover] == 0) {
                *result = won;
                queue[tail++] = before;
            }
        }
    }
    return winner[1][2][MOUSE];
}
