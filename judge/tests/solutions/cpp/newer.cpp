// judged 292 4: CE …newer.cpp:5…LeetCode has Clang with C++23…
class Solution {
public:
    bool canWinNim(int n) {
        auto wins = [](this auto&& wins, int n) -> bool { return n < 4 || wins(n - 4); };
        return static_assert_failed(wins(n));
    }
};
