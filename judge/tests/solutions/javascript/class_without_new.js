// judged --input '3 4': AC on 2 of 2 inputs
class Solution {
    static canWinNim(n) { return n % 4; }
}
