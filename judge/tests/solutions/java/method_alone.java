// judged: error: method_alone.java does not define Solution.canWinNim, which leetcode_0292_nim_game needs…
public boolean canWinNim(int n) {
    return n % 4 != 0;
}
