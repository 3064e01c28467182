// Tables that are large enough for 500 heaps only

import java.util.Scanner;

public class Main {
    static int losing(int heap, int same, int other) {
        if (heap == other) return 0;
        if (same <= heap && heap < other) return heap + 1;
        if (other < heap && heap <= same) return heap - 1;
        return heap;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int[] a = new int[502];
        int[][] l = new int[502][502], r = new int[502][502];
        for (int cases = scanner.nextInt(); cases > 0; cases--) {
            int n = scanner.nextInt();
            for (int i = 1; i <= n; i++) a[i] = l[i][i] = r[i][i] = scanner.nextInt();
            for (int length = 2; length < n; length++) {
                for (int i = 1, j = length; j <= n; i++, j++) {
                    l[i][j] = losing(a[j], l[i][j - 1], r[i][j - 1]);
                    r[i][j] = losing(a[i], r[i + 1][j], l[i + 1][j]);
                }
            }
            System.out.println(n > 1 && l[2][n] == a[1] ? 0 : 1);
        }
    }
}
