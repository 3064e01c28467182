// The first player wins if any run on its own wins, as if the opponent had to answer in the same run

class Solution {
public:
    unordered_map<string, bool> memo;

    bool canWin(string currentState) {
        stringstream runs(currentState);
        string run;
        while (getline(runs, run, '-')) {
            if (wins(run)) return true;
        }
        return false;
    }

    bool wins(const string& run) {
        auto known = memo.find(run);
        if (known != memo.end()) return known->second;
        bool win = false;
        for (size_t i = 0; i + 1 < run.size() && !win; i++) {
            if (run[i] == '+' && run[i + 1] == '+') {
                win = !wins(run.substr(0, i) + "--" + run.substr(i + 2));
            }
        }
        return memo[run] = win;
    }
};
