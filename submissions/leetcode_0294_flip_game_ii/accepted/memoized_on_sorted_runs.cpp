// Memoized search in which a position is its sorted run lengths, without runs too short for a flip

class Solution {
public:
    map<vector<int>, bool> memo;

    bool canWin(string currentState) {
        vector<int> runs;
        stringstream parts(currentState);
        for (string run; getline(parts, run, '-');) runs.push_back(run.size());
        return wins(runs);
    }

    bool wins(vector<int> runs) {
        erase_if(runs, [](int run) { return run < 2; });
        sort(runs.begin(), runs.end());
        auto known = memo.find(runs);
        if (known != memo.end()) return known->second;
        bool win = false;
        for (size_t i = 0; i < runs.size() && !win; i++) {
            if (i > 0 && runs[i] == runs[i - 1]) continue;
            for (int left = 0; left <= runs[i] - 2 - left && !win; left++) {
                vector<int> after = runs;
                after[i] = left;
                after.push_back(runs[i] - 2 - left);
                win = !wins(after);
            }
        }
        return memo[runs] = win;
    }
};
