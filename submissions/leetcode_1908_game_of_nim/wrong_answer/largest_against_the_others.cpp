// The player to move loses only if the largest pile equals the sum of the others, as in [1,1] and [1,2,3]

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        int sum = accumulate(piles.begin(), piles.end(), 0);
        int largest = *max_element(piles.begin(), piles.end());
        return largest != sum - largest;
    }
};
