// The recurrence without memoization: about as many calls as the tree has nodes

class Solution {
public:
    bool findGameWinner(int n) {
        return branch(n) != 1;
    }

    int branch(int n) {
        if (n <= 1) return n;
        return (branch(n - 1) ^ branch(n - 2)) + 1;
    }
};
