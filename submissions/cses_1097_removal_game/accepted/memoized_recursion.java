// Memoized recursion on the lead, in a thread with a large stack

import java.util.*;

public class Main {
    static long[] x;
    static long[][] memo;
    static boolean[][] known;

    static long lead(int l, int r) {
        if (l == r) return x[l];
        if (!known[l][r]) {
            known[l][r] = true;
            memo[l][r] = Math.max(x[l] - lead(l + 1, r), x[r] - lead(l, r - 1));
        }
        return memo[l][r];
    }

    static void solve() {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        x = new long[n];
        for (int i = 0; i < n; i++) x[i] = in.nextLong();
        memo = new long[n][n];
        known = new boolean[n][n];
        System.out.println((Arrays.stream(x).sum() + lead(0, n - 1)) / 2);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(null, Main::solve, "", 1 << 27);
        thread.start();
        thread.join();
    }
}
