static const auto fast = []() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    return 0;
}();

class Solution {
    vector<int> memo;

    int lead(vector<int>& stoneValue, int start) {
        if (start >= stoneValue.size()) return 0;
        if (memo[start] != INT_MIN) return memo[start];
        int taken = 0;
        for (int end = start + 1; end <= min<int>(start + 3, stoneValue.size()); end++) {
            taken += stoneValue[end - 1];
            memo[start] = max(memo[start], taken - lead(stoneValue, end));
        }
        return memo[start];
    }

public:
    string StoneGameIII(vector<int>& stoneValue) {
        cout << "values: " << stoneValue.size() << endl;
        memo.assign(stoneValue.size(), INT_MIN);
        int first = lead(stoneValue, 0);
        return first > 0 ? "Alice" : first < 0 ? "Bob" : "Tie";
    }
};
// on unix judged --input '[1,2,3,7] [1×50000] [-1,-2,-3]': …AC on 3 of 3 inputs
