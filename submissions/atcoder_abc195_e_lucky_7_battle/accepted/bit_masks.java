// From the back, the remainders from which Takahashi wins as the bits of an integer

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String s = in.readLine(), x = in.readLine();
        int good = 1;
        for (int i = n - 1; i >= 0; i--) {
            int next = 0;
            for (int r = 0; r < 7; r++) {
                int a = good >> (10 * r % 7) & 1;
                int b = good >> ((10 * r + s.charAt(i) - '0') % 7) & 1;
                next |= (x.charAt(i) == 'T' ? a | b : a & b) << r;
            }
            good = next;
        }
        System.out.println((good & 1) == 1 ? "Takahashi" : "Aoki");
    }
}
