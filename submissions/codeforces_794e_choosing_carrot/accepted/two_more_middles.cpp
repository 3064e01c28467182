// The middles for k are those for k - 2 and one more on each side

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<int> a(n), answer(n);
    for (int& x : a)
        if (scanf("%d", &x) != 1) return 1;
    auto value = [&](int i, int m) {
        return m % 2 ? min(a[i], max(a[i - 1], a[i + 1])) : max(a[i], a[i + 1]);
    };
    for (int k = 0; k + 1 < n; k++) {
        int m = n - k, i = (m - 1) / 2;
        answer[k] = max(value(i, m), value(i + k, m));
        if (k >= 2) answer[k] = max(answer[k], answer[k - 2]);
    }
    answer[n - 1] = *max_element(a.begin(), a.end());
    for (int k = 0; k < n; k++) printf("%d%c", answer[k], k + 1 < n ? ' ' : '\n');
}
