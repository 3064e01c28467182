// judged: …newer.cpp:5…`this auto` is C++23, which LeetCode supports…CE: it does not compile
class Solution {
public:
    bool canWinNim(int n) {
        auto wins = [](this auto&& wins, int n) -> bool { return n < 4 || wins(n - 4); };
        return static_assert_failed(wins(n));
    }
};
