// judged 292 3: program RE exit status: 1: java.lang.ArrayIndexOutOfBoundsException: Index 0 out of bounds for length 0 (line 6)
class Row {}
public class Crash {
static class Inner {}
    class Other {}
    public static void main(String[] a) { a[0].length(); }
}
class Last {}
