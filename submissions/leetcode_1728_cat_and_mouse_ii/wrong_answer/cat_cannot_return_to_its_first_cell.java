// Treats the cell in which the cat starts as a wall for the cat

class Solution {
    private List<List<Integer>> jumps(String[] grid, int longest, String walls) {
        int rows = grid.length, cols = grid[0].length();
        List<List<Integer>> to = new ArrayList<>();
        for (int cell = 0; cell < rows * cols; cell++) {
            List<Integer> cells = new ArrayList<>(List.of(cell));
            for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int r = cell / cols, c = cell % cols;
                for (int jump = 1; jump <= longest; jump++) {
                    r += d[0];
                    c += d[1];
                    if (r < 0 || c < 0 || r == rows || c == cols) break;
                    if (walls.indexOf(grid[r].charAt(c)) >= 0) break;
                    cells.add(r * cols + c);
                }
            }
            to.add(cells);
        }
        return to;
    }

    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        String cells = String.join("", grid);
        int n = cells.length(), food = cells.indexOf('F');
        List<List<Integer>> mouseTo = jumps(grid, mouseJump, "#");
        List<List<Integer>> catTo = jumps(grid, catJump, "#C");
        boolean[][] mouseToMove = new boolean[n][n], catToMove = new boolean[n][n];
        for (int cat = 0; cat < n; cat++) catToMove[food][cat] = cat != food;
        for (boolean changed = true; changed;) {
            changed = false;
            for (int m = 0; m < n; m++) {
                for (int c = 0; c < n; c++) {
                    if (m == c || m == food || c == food) continue;
                    int mouse = m, cat = c;
                    if (!mouseToMove[m][c]
                            && mouseTo.get(m).stream().anyMatch(cell -> catToMove[cell][cat])) {
                        mouseToMove[m][c] = changed = true;
                    }
                    if (!catToMove[m][c]
                            && catTo.get(c).stream().allMatch(cell -> mouseToMove[mouse][cell])) {
                        catToMove[m][c] = changed = true;
                    }
                }
            }
        }
        return mouseToMove[cells.indexOf('M')][cells.indexOf('C')];
    }
}
