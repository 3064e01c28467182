// The parity of the largest number of intervals that fit, by the earliest ends

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        scanf("%d", &n);
        vector<pair<int, int>> intervals(n);
        for (auto& [l, r] : intervals) scanf("%d %d", &l, &r);
        sort(intervals.begin(), intervals.end(), [](auto one, auto other) { return one.second < other.second; });
        int end = 0, count = 0;
        for (auto [l, r] : intervals) {
            if (l >= end) end = r, count++;
        }
        puts(count % 2 ? "Alice" : "Bob");
    }
}
