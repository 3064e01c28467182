// The second player wins if and only if all n heaps are even

import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        in.nextToken();
        int t = (int) in.nval;
        while (t-- > 0) {
            in.nextToken();
            int n = (int) in.nval;
            int even = 0;
            for (int i = 1; i <= n; i++) {
                in.nextToken();
                int x = (int) in.nval;
                if (x % 2 == 0) even++;
            }
            out.append(even != n ? "first\n" : "second\n");
        }
        System.out.print(out);
    }
}
