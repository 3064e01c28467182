// A table: a number of sticks wins if a move leads to a losing one

import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), k = in.nextInt();
        int[] moves = new int[k];
        for (int j = 0; j < k; j++) moves[j] = in.nextInt();
        boolean[] win = new boolean[n + 1];
        StringBuilder out = new StringBuilder(n);
        for (int i = 1; i <= n; i++) {
            for (int p : moves) win[i] |= p <= i && !win[i - p];
            out.append(win[i] ? 'W' : 'L');
        }
        System.out.println(out);
    }
}
