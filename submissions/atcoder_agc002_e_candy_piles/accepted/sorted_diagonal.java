// Sorts the piles and goes along the diagonal of their diagram

import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] arguments) throws IOException {
        StreamTokenizer input = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        input.nextToken();
        int n = (int) input.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            input.nextToken();
            a[i] = (int) input.nval;
        }
        Arrays.sort(a);
        int i = 0;
        while (i + 1 < n && a[n - 2 - i] > i + 1) i++;
        int up = a[n - 1 - i] - i - 1;
        int right = 0;
        while (i + right + 1 < n && a[n - 2 - i - right] > i) right++;
        System.out.println(up % 2 == 1 || right % 2 == 1 ? "First" : "Second");
    }
}
