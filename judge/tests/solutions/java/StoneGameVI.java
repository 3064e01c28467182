// judged: error: StoneGameVI.java: put stoneGameVI into `class Solution`, as in the site's editor
public class StoneGameVI {
    public int stoneGameVI(int[] aliceValues, int[] bobValues) { return 0; }

    public static void main(String[] words) {
        System.out.println(new StoneGameVI().stoneGameVI(new int[]{1}, new int[]{2}));
    }
}
