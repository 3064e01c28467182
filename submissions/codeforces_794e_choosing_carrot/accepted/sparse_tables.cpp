// Two sparse tables, of the values of an odd and of an even number of carrots, for the maximum of all middles

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

typedef vector<vector<int>> Table;

Table table(vector<int> row) {
    Table t = {row};
    for (size_t step = 1; 2 * step <= row.size(); step *= 2) {
        vector<int> next(row.size() - 2 * step + 1);
        for (size_t i = 0; i < next.size(); i++) next[i] = max(t.back()[i], t.back()[i + step]);
        t.push_back(next);
    }
    return t;
}

int maximum(const Table& t, int from, int to) {
    int level = 31 - __builtin_clz(to - from + 1);
    return max(t[level][from], t[level][to - (1 << level) + 1]);
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<int> a(n), odd(n, 0), even(n, 0);
    for (int& x : a)
        if (scanf("%d", &x) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (i > 0 && i + 1 < n) odd[i] = max(min(a[i - 1], a[i]), min(a[i], a[i + 1]));
        if (i + 1 < n) even[i] = max(a[i], a[i + 1]);
    }
    Table tables[2] = {table(even), table(odd)};
    for (int k = 0; k + 1 < n; k++) {
        int m = n - k, i = (m - 1) / 2;
        printf("%d ", maximum(tables[m % 2], i, i + k));
    }
    printf("%d\n", *max_element(a.begin(), a.end()));
}
