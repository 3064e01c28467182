// judged: returns_text.java: canWinNim must return boolean…CE: it does not compile
class Solution {
    public String canWinNim(int n) { return "true"; }
}
