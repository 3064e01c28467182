// Retrograde analysis: for each position, counts the moves that are not known to lose

class Solution {
    static final int DRAW = 0, MOUSE = 1, CAT = 2;

    public int catMouseGame(int[][] graph) {
        int n = graph.length;
        int[][][] winner = new int[n][n][3];
        int[][][] degree = new int[n][n][3];
        for (int mouse = 0; mouse < n; mouse++) {
            for (int cat = 1; cat < n; cat++) {
                degree[mouse][cat][MOUSE] = graph[mouse].length;
                degree[mouse][cat][CAT] = graph[cat].length;
            }
        }
        for (int cat : graph[0]) {
            for (int mouse = 0; mouse < n; mouse++) {
                degree[mouse][cat][CAT]--;
            }
        }
        Queue<int[]> queue = new ArrayDeque<>();
        for (int node = 1; node < n; node++) {
            for (int turn = MOUSE; turn <= CAT; turn++) {
                winner[0][node][turn] = MOUSE;
                winner[node][node][turn] = CAT;
                queue.add(new int[] {0, node, turn});
                queue.add(new int[] {node, node, turn});
            }
        }
        while (!queue.isEmpty()) {
            int[] state = queue.remove();
            int won = winner[state[0]][state[1]][state[2]];
            int mover = 3 - state[2];
            for (int node : graph[state[mover - 1]]) {
                int[] parent = {state[0], state[1], mover};
                parent[mover - 1] = node;
                if (parent[1] == 0 || winner[parent[0]][parent[1]][mover] != DRAW) {
                    continue;
                }
                if (won == mover || --degree[parent[0]][parent[1]][mover] == 0) {
                    winner[parent[0]][parent[1]][mover] = won;
                    queue.add(parent);
                }
            }
        }
        return winner[1][2][MOUSE];
    }
}
