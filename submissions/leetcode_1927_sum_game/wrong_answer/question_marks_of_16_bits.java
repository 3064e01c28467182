// Counts the question marks in signed 16 bits, so 50,000 are a negative number

class Solution {
    public boolean sumGame(String num) {
        int lead = 0;
        short marks = 0;
        for (int i = 0; i < num.length(); i++) {
            int sign = i < num.length() / 2 ? 1 : -1;
            if (num.charAt(i) == '?') marks += sign;
            else lead += sign * (num.charAt(i) - '0');
        }
        return 2 * lead + 9 * marks != 0;
    }
}
