// judged 292 3: program RE question 1 of 1: 3  exit status: 1 stderr: java.lang.ArrayIndexOutOfBoundsException: Index 0 out of bounds for length 0 (line 6)
class Row {}
public class Crash {
static class Inner {}
    class Other {}
    public static void main(String[] a) { a[0].length(); }
}
class Last {}
