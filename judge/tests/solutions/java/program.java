import java.util.*;

class Row {
    static class Unused {}

    static long lead(int[] row) {
        long[] leads = Arrays.stream(row).asLongStream().toArray();
        for (int length = 2; length <= row.length; length++) {
            for (int start = 0; start + length <= row.length; start++) {
                leads[start] = Math.max(row[start] - leads[start + 1], row[start + length - 1] - leads[start]);
            }
        }
        return leads[0];
    }
}

public class PredictTheWinner {
    static class Unused {}

    public static void main(String[] args) {
        String[] values = new Scanner(System.in).nextLine().replaceAll("[\\[\\] ]", "").split(",");
        System.out.println(Row.lead(Arrays.stream(values).mapToInt(Integer::parseInt).toArray()) >= 0);
    }
}
// judged 486 --input '[1,5,2] [3,6,4,0,2]': AC on 2 of 2 inputs
