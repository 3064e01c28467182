// judged: error: method_alone.java: put canWinNim into `class Solution`, as in the site's editor
public boolean canWinNim(int n) {
    return n % 4 != 0;
}
