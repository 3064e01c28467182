// A table of all parts of the row, which does not fit into memory

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<int> a(n);
    for (int& x : a)
        if (scanf("%d", &x) != 1) return 1;
    // oleg[m - 1][i]: the last carrot of the m from index i if Oleg moves first; igor: if Igor does.
    vector<vector<int>> oleg = {a}, igor = {a};
    for (int m = 2; m <= n; m++) {
        vector<int> best(n - m + 1), worst(n - m + 1);
        for (int i = 0; i + m <= n; i++) {
            best[i] = max(igor[m - 2][i], igor[m - 2][i + 1]);
            worst[i] = min(oleg[m - 2][i], oleg[m - 2][i + 1]);
        }
        oleg.push_back(best);
        igor.push_back(worst);
    }
    for (int k = 0; k < n; k++)
        printf("%d%c", *max_element(oleg[n - k - 1].begin(), oleg[n - k - 1].end()), k + 1 < n ? ' ' : '\n');
}
