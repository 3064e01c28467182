// Recursion without memoization
class Solution {
    int score(const vector<int>& values, int start, int end) {
        int best = 0, left = 0;
        int right = accumulate(values.begin() + start, values.begin() + end, 0);
        for (int cut = start + 1; cut < end; cut++) {
            left += values[cut - 1];
            right -= values[cut - 1];
            if (left <= right) best = max(best, left + score(values, start, cut));
            if (right <= left) best = max(best, right + score(values, cut, end));
        }
        return best;
    }

public:
    int stoneGameV(vector<int>& stoneValue) {
        return score(stoneValue, 0, stoneValue.size());
    }
};
