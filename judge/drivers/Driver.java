// Calls a solution in LeetCode's form. The judge writes what is meant in place of the words between @.

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StreamTokenizer;

class Driver {
    private static final StreamTokenizer numbers = new StreamTokenizer(new InputStreamReader(System.in));

    private static int number() throws IOException {
        numbers.nextToken();
        return (int) numbers.nval;
    }

    private static int[] row() throws IOException {
        int[] values = new int[number()];
        for (int i = 0; i < values.length; i++) {
            values[i] = number();
        }
        return values;
    }

    // What the function may return.
    private static boolean Boolean(boolean answer) {
        return answer;
    }

    private static long Integer(long answer) {
        return answer;
    }

    private static String Text(String answer) {
        return answer;
    }

    public static void main(String[] words) throws IOException {
        try (PrintStream answers = new PrintStream(words[words.length - 1])) {
            for (int count = number(); count > 0; count--) {
                answers.println(@ANSWER@(new @CLASS@().@FUNCTION@(@ARGUMENTS@)));
            }
        }
    }
}
