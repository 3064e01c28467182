// Goes through all middles again for each k

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
    for (int k = 0; k < n; k++) {
        int m = n - k;
        for (int i = (m - 1) / 2; i <= (m - 1) / 2 + k; i++) {
            int value = m == 1 ? a[i] : m % 2 ? min(a[i], max(a[i - 1], a[i + 1])) : max(a[i], a[i + 1]);
            answer[k] = max(answer[k], value);
        }
    }
    for (int k = 0; k < n; k++) printf("%d%c", answer[k], k + 1 < n ? ' ' : '\n');
}
