// The first heap that becomes smaller by the xor of all heaps

import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int k = (int) in.nval, s = 0;
        int[] n = new int[k];
        for (int i = 0; i < k; i++) {
            in.nextToken();
            n[i] = (int) in.nval;
            s ^= n[i];
        }
        if (s == 0) {
            System.out.println("lose");
            return;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < k; i++) {
            if ((n[i] ^ s) >= n[i]) continue;
            out.append(n[i] - (n[i] ^ s)).append(' ').append(i + 1).append('\n');
            n[i] ^= s;
            break;
        }
        for (int heap : n) out.append(heap).append(' ');
        System.out.println(out);
    }
}
