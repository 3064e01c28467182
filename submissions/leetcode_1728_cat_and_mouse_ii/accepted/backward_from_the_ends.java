// Retrograde analysis: for each position, counts the moves that are not known to lose

class Solution {
    private static final int UNKNOWN = 0, MOUSE = 1, CAT = 2;

    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        String cells = String.join("", grid);
        int n = cells.length(), food = cells.indexOf('F');
        int[][][] moves = {null, jumps(grid, mouseJump), jumps(grid, catJump)};
        int[][][] winner = new int[n][n][3];
        int[][][] degree = new int[n][n][3];
        Queue<int[]> queue = new ArrayDeque<>();
        for (int mouse = 0; mouse < n; mouse++) {
            for (int cat = 0; cat < n; cat++) {
                if (cells.charAt(mouse) == '#' || cells.charAt(cat) == '#') continue;
                degree[mouse][cat][MOUSE] = moves[MOUSE][mouse].length;
                degree[mouse][cat][CAT] = moves[CAT][cat].length;
                int won = mouse == cat || cat == food ? CAT : mouse == food ? MOUSE : UNKNOWN;
                if (won == UNKNOWN) continue;
                for (int turn = MOUSE; turn <= CAT; turn++) {
                    winner[mouse][cat][turn] = won;
                    queue.add(new int[] {mouse, cat, turn});
                }
            }
        }
        while (!queue.isEmpty()) {
            int[] state = queue.remove();
            int won = winner[state[0]][state[1]][state[2]];
            int mover = 3 - state[2];
            for (int cell : moves[mover][state[mover - 1]]) {
                int[] parent = {state[0], state[1], mover};
                parent[mover - 1] = cell;
                if (winner[parent[0]][parent[1]][mover] != UNKNOWN) continue;
                if (won == mover || --degree[parent[0]][parent[1]][mover] == 0) {
                    winner[parent[0]][parent[1]][mover] = won;
                    queue.add(parent);
                }
            }
        }
        return winner[cells.indexOf('M')][cells.indexOf('C')][MOUSE] == MOUSE;
    }

    private int[][] jumps(String[] grid, int longest) {
        int rows = grid.length, cols = grid[0].length();
        int[][] ends = new int[rows * cols][];
        for (int cell = 0; cell < rows * cols; cell++) {
            List<Integer> to = new ArrayList<>();
            to.add(cell);
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int r = cell / cols, c = cell % cols;
                for (int jump = 1; jump <= longest; jump++) {
                    r += step[0];
                    c += step[1];
                    if (r < 0 || c < 0 || r == rows || c == cols || grid[r].charAt(c) == '#') break;
                    to.add(r * cols + c);
                }
            }
            ends[cell] = to.stream().mapToInt(Integer::intValue).toArray();
        }
        return ends;
    }
}
