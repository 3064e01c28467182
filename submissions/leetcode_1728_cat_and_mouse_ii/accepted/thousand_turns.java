// Memoized recursion on both cells and the turn, up to 1000

class Solution {
    private int food;
    private int[][] mouseTo, catTo;
    private Boolean[][][] memo;

    private boolean mouseWins(int mouse, int cat, int turn) {
        if (mouse == cat || cat == food || turn == 1000) return false;
        if (mouse == food) return true;
        if (memo[turn][mouse][cat] != null) return memo[turn][mouse][cat];
        boolean isMouse = turn % 2 == 0;
        boolean wins = !isMouse;
        for (int cell : isMouse ? mouseTo[mouse] : catTo[cat]) {
            boolean result = isMouse ? mouseWins(cell, cat, turn + 1) : mouseWins(mouse, cell, turn + 1);
            if (result == isMouse) {
                wins = isMouse;
                break;
            }
        }
        memo[turn][mouse][cat] = wins;
        return wins;
    }

    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        String cells = String.join("", grid);
        food = cells.indexOf('F');
        mouseTo = jumps(grid, mouseJump);
        catTo = jumps(grid, catJump);
        memo = new Boolean[1000][cells.length()][cells.length()];
        return mouseWins(cells.indexOf('M'), cells.indexOf('C'), 0);
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
