// Grundy numbers up to 2000, and every larger size wins

import java.util.*;

public class Main {
    public static void main(String[] args) {
        int limit = 2000;
        int[] grundy = new int[limit + 1];
        int[] seen = new int[1024];
        for (int n = 1; n <= limit; n++) {
            for (int i = 1; 2 * i < n; i++) seen[grundy[i] ^ grundy[n - i]] = n;
            while (seen[grundy[n]] == n) grundy[n]++;
        }
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        for (int t = in.nextInt(); t > 0; t--) {
            int n = in.nextInt();
            out.append(n > limit || grundy[n] > 0 ? "first\n" : "second\n");
        }
        System.out.print(out);
    }
}
