// Each player gets the own half of every pile; a heap gives the middle cards in descending order

import java.util.*;

public class Main {
    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int n = input.nextInt();
        int[] sums = new int[2];
        PriorityQueue<Integer> middles = new PriorityQueue<>(Collections.reverseOrder());
        while (n-- > 0) {
            int s = input.nextInt();
            for (int i = 0; i < s; i++) {
                int card = input.nextInt();
                if (2 * i + 1 == s) middles.add(card);
                else sums[2 * i < s ? 0 : 1] += card;
            }
        }
        for (int turn = 0; !middles.isEmpty(); turn++) sums[turn % 2] += middles.poll();
        System.out.println(sums[0] + " " + sums[1]);
    }
}
