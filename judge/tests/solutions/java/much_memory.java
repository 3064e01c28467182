// judged atcoder_dp_l_deque [10]: program RE question 1 of 1: [10]  exit status: 1 stderr: java.lang.OutOfMemoryError: Java heap space (line 5)
class Main {
    public static void main(String[] words) {
        java.util.List<byte[]> rows = new java.util.ArrayList<>();
        while (true) rows.add(new byte[10_000_000]);
    }
}
