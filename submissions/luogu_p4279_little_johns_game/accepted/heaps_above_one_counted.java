// Counts the heaps above 1: with none the number of heaps decides, with one John wins, with more the xor decides

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
            int big = 0, s = 0;
            for (int i = 1; i <= n; i++) {
                in.nextToken();
                int x = (int) in.nval;
                s ^= x;
                if (x > 1) big++;
            }
            out.append((big == 0 ? n % 2 == 0 : big == 1 || s != 0) ? "John\n" : "Brother\n");
        }
        System.out.print(out);
    }
}
