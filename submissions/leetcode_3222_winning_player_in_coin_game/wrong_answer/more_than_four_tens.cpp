// Asks for more than four coins of 10, although four are enough

class Solution {
public:
    string winningPlayer(int x, int y) {
        bool alice = false;
        while (x > 0 && y > 4) {
            x--;
            y -= 4;
            alice = !alice;
        }
        return alice ? "Alice" : "Bob";
    }
};
