// Sorts the bags and compares the pairs

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int cases;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        int n;
        if (scanf("%d", &n) != 1) return 1;
        vector<int> a(n);
        for (int& x : a)
            if (scanf("%d", &x) != 1) return 1;
        sort(a.begin(), a.end());
        bool paired = true;
        for (int i = 0; i + 1 < n; i += 2) paired &= a[i] == a[i + 1];
        puts(n % 2 || paired ? "Second" : "First");
    }
}
