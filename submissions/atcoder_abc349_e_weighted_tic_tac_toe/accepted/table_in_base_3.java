// All boards in base 3, from the largest number to the empty board: a move makes the number larger

import java.util.Scanner;

public class Main {
    static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] a = new long[9];
        for (int i = 0; i < 9; i++) a[i] = in.nextLong();
        int[] powers = new int[10];
        powers[0] = 1;
        for (int i = 0; i < 9; i++) powers[i + 1] = powers[i] * 3;
        boolean[] takahashi = new boolean[powers[9]];
        for (int board = powers[9] - 1; board >= 0; board--) {
            int[] owner = new int[9];
            int free = 0;
            long lead = 0;
            for (int i = 0; i < 9; i++) {
                owner[i] = board / powers[i] % 3;
                if (owner[i] == 0) free++;
                if (owner[i] == 1) lead += a[i];
                if (owner[i] == 2) lead -= a[i];
            }
            int line = 0;
            for (int[] l : LINES) {
                if (owner[l[0]] != 0 && owner[l[0]] == owner[l[1]] && owner[l[1]] == owner[l[2]]) {
                    line = owner[l[0]];
                }
            }
            if (line != 0) {
                takahashi[board] = line == 1;
            } else if (free == 0) {
                takahashi[board] = lead > 0;
            } else {
                int player = free % 2 == 1 ? 1 : 2;
                takahashi[board] = player == 2;
                for (int i = 0; i < 9; i++) {
                    if (owner[i] == 0 && takahashi[board + player * powers[i]] == (player == 1)) {
                        takahashi[board] = player == 1;
                    }
                }
            }
        }
        System.out.println(takahashi[0] ? "Takahashi" : "Aoki");
    }
}
