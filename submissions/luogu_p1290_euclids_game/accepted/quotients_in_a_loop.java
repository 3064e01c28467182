// Counts the leading quotients of 1 in Euclid's algorithm

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int c = in.nextInt(); c > 0; c--) {
            int m = in.nextInt(), n = in.nextInt();
            int a = Math.max(m, n), b = Math.min(m, n), forced = 0;
            while (a % b != 0 && a / b == 1) {
                int r = a - b;
                a = b;
                b = r;
                forced++;
            }
            System.out.println(forced % 2 == 0 ? "Stan wins" : "Ollie wins");
        }
    }
}
