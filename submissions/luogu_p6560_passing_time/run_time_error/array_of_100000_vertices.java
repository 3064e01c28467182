// Arrays of 100,000 entries have no place for vertex 100,000

import java.io.*;
import java.util.*;

public class Main {
    static final int N = 100000, M = 500000;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        int n = next(in), m = next(in), q = next(in);
        int[] head = new int[N], following = new int[M], from = new int[M], degree = new int[N];
        Arrays.fill(head, -1);
        for (int e = 0; e < m; e++) {
            from[e] = next(in);
            int to = next(in);
            following[e] = head[to];
            head[to] = e;
            degree[from[e]]++;
        }
        StringBuilder answers = new StringBuilder();
        int[] result = new int[N], decided = new int[N];
        while (q-- > 0) {
            int start = next(in), target = next(in), size = 0;
            int[] open = degree.clone();
            for (int v = 0; v < N; v++) {
                result[v] = v == target || degree[v] == 0 ? -1 : 0;
                if (result[v] != 0) decided[size++] = v;
            }
            for (int i = 0; i < size && result[start] == 0; i++) {
                int v = decided[i];
                for (int e = head[v]; e >= 0; e = following[e]) {
                    int u = from[e];
                    if (result[u] != 0) continue;
                    if (result[v] == -1) result[u] = 1;
                    else if (--open[u] == 0) result[u] = -1;
                    if (result[u] != 0) decided[size++] = u;
                }
            }
            answers.append(result[start]).append('\n');
        }
        System.out.print(answers);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
