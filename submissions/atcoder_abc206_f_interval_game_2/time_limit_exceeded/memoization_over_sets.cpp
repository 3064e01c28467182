// Memoization over the sets of intervals that are left, as if they did not fall apart

#include <bitset>
#include <cstdio>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

vector<bitset<100>> meets;
unordered_map<bitset<100>, bool> known;

bool wins(const bitset<100>& left) {
    auto found = known.find(left);
    if (found != known.end()) return found->second;
    bool result = false;
    for (size_t i = 0; i < meets.size(); i++) {
        if (left[i] && !wins(left & ~meets[i])) result = true;
    }
    return known[left] = result;
}

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        scanf("%d", &n);
        vector<pair<int, int>> intervals(n);
        for (auto& [l, r] : intervals) scanf("%d %d", &l, &r);
        meets.assign(n, {});
        known.clear();
        bitset<100> all;
        for (int i = 0; i < n; i++) {
            all[i] = true;
            for (int j = 0; j < n; j++) {
                meets[i][j] = intervals[i].first < intervals[j].second && intervals[j].first < intervals[i].second;
            }
        }
        puts(wins(all) ? "Alice" : "Bob");
    }
}
