// judged 292 --input 3: …found: exit …: 1…java.lang.ArrayIndexOutOfBoundsException: Index 0 out of bounds for length 0 (line 6)…RE on n = 3
class Row {}
public class Crash {
static class Inner {}
    class Other {}
    public static void main(String[] a) { a[0].length(); }
}
class Last {}
