// Recursion over the piles without memoization; each call goes down one pile from its top

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>
using namespace std;

int n;
vector<int> a;

bool wins(int x, int y) {
    if (x >= n) return true;
    bool above = true;
    for (int height = a[x] - 1; height >= y; height--) above = !above || !wins(x + 1, height);
    return above;
}

int main() {
    if (scanf("%d", &n) != 1) return 1;
    a.resize(n);
    for (int& pile : a)
        if (scanf("%d", &pile) != 1) return 1;
    sort(a.begin(), a.end(), greater<int>());
    puts(wins(0, 0) ? "First" : "Second");
}
