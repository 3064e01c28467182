// A stack folds the peaks of the row; the numbers left are taken in descending order

import java.util.*;

public class Main {
    static long firstPlayerLead(int[] row) {
        long[] valley = new long[row.length]; // the row up to here with all its peaks folded
        int size = 0;
        for (long right : row) {
            while (size >= 2 && valley[size - 2] <= valley[size - 1] && valley[size - 1] >= right) {
                right += valley[size - 2] - valley[size - 1];
                size -= 2;
            }
            valley[size++] = right;
        }
        // The largest number of a valley is taken first, and then the other player leads on the rest.
        Arrays.sort(valley, 0, size);
        long lead = 0;
        for (int i = 0; i < size; i++) lead = valley[i] - lead;
        return lead;
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int[] a = new int[input.nextInt()];
        for (int i = 0; i < a.length; i++) a[i] = input.nextInt();
        System.out.println(firstPlayerLead(a));
    }
}
