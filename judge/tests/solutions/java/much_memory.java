// judged deque --input '[10]': …java.lang.OutOfMemoryError: Java heap space (line 5)…RE on a = [10]
class Main {
    public static void main(String[] words) {
        java.util.List<byte[]> rows = new java.util.ArrayList<>();
        while (true) rows.add(new byte[10_000_000]);
    }
}
