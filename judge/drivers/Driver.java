// Calls a solution in LeetCode's form, Solution.java. The judge writes names in place of the words in capitals.

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StreamTokenizer;

public class Driver {
    private static final StreamTokenizer numbers = new StreamTokenizer(new InputStreamReader(System.in));

    private static int number(int first) {
        return first;
    }

    private static int[] row(int length) throws IOException {
        int[] values = new int[length];
        for (int i = 0; i < length; i++) {
            numbers.nextToken();
            values[i] = (int) numbers.nval;
        }
        return values;
    }

    public static void main(String[] words) {
        try (PrintStream answers = new PrintStream(words[words.length - 1])) {
            while (numbers.nextToken() != StreamTokenizer.TT_EOF) {
                answers.println(new Solution().FUNCTION(READ((int) numbers.nval)));
            }
        } catch (Throwable error) {
            error.printStackTrace();
            System.exit(1);
        }
    }
}
