// As if only equal piles canceled: the player to move loses if every size occurs an even number of times

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        map<int, int> count;
        for (int pile : piles) count[pile]++;
        for (auto [pile, times] : count) {
            if (times % 2 == 1) return true;
        }
        return false;
    }
};
