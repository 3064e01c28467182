// judged 292 3 4: LeetCode AC
/* void main */ // package a;
class Solution { boolean canWinNim(int n) { return n % 4 > 0; } }
