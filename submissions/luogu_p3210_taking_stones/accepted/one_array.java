// Folds all parts in one array, which is then sorted

import java.io.IOException;
import java.util.Arrays;

public class Main {
    static byte[] buffer = new byte[1 << 16];
    static int place, filled;

    static int read() throws IOException {
        if (place == filled) {
            filled = System.in.read(buffer, 0, buffer.length);
            place = 0;
            if (filled <= 0) return -1;
        }
        return buffer[place++];
    }

    static int nextInt() throws IOException {
        int c = read();
        while (c < '0') c = read();
        int number = 0;
        for (; c >= '0'; c = read()) number = number * 10 + c - '0';
        return number;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        long[] stack = new long[n];
        int size = 0, start = 0;
        long total = 0, aside = 0;
        boolean isFirst = true;
        for (int i = 0; i < n; i++) {
            long pile = nextInt();
            total += pile;
            if (pile > 0) {
                while (size - start > 1 && stack[size - 1] >= stack[size - 2] && stack[size - 1] >= pile) {
                    pile += stack[size - 2] - stack[size - 1];
                    size -= 2;
                }
                stack[size++] = pile;
            } else {
                if (isFirst) {
                    // The deepest number is at the bottom of the stack.
                    int bottom = 0;
                    while (size - bottom > 1 && stack[bottom] >= stack[bottom + 1]) {
                        aside += stack[bottom] - stack[bottom + 1];
                        bottom += 2;
                    }
                    System.arraycopy(stack, bottom, stack, 0, size - bottom);
                    size -= bottom;
                    isFirst = false;
                }
                start = size;
            }
        }
        // The deepest number of the last part is on top.
        while (size - start > 1 && stack[size - 1] >= stack[size - 2]) {
            aside += stack[size - 1] - stack[size - 2];
            size -= 2;
        }
        Arrays.sort(stack, 0, size);
        long lead = 0, sign = 1;
        for (int i = size - 1; i >= 0; i--) {
            lead += sign * stack[i];
            sign = -sign;
        }
        lead -= sign * aside;
        System.out.println((total + lead) / 2 + " " + (total - lead) / 2);
    }
}
