// The xor of the even stairs, counted from 1

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
            int s = 0;
            for (int i = 1; i <= n; i++) {
                in.nextToken();
                int x = (int) in.nval;
                if (i % 2 == 0) s ^= x;
            }
            out.append(s != 0 ? "first\n" : "second\n");
        }
        System.out.print(out);
    }
}
