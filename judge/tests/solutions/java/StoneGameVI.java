// judged: error: StoneGameVI.java does not define Solution.stoneGameVI, which leetcode_1686_stone_game_vi needs…
public class StoneGameVI {
    public int stoneGameVI(int[] aliceValues, int[] bobValues) { return 0; }

    public static void main(String[] words) {
        System.out.println(new StoneGameVI().stoneGameVI(new int[]{1}, new int[]{2}));
    }
}
