// The first player wins only if the cells in both directions are odd in number

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<int> a(n);
    for (int& x : a)
        if (scanf("%d", &x) != 1) return 1;
    sort(a.begin(), a.end(), greater<int>());
    int i = 0;
    while (i + 1 < n && a[i + 1] > i + 1) i++;
    int up = a[i] - i - 1, right = 0;
    while (i + right + 1 < n && a[i + right + 1] > i) right++;
    puts(up % 2 && right % 2 ? "First" : "Second");
}
