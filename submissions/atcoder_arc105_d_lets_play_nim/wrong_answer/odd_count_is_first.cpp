// The first player wins if the number of bags is odd

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        vector<int> a(n);
        for (int& x : a)
            if (scanf("%d", &x) != 1) return 1;
        sort(a.begin(), a.end());
        bool paired = n % 2 == 0;
        for (int i = 0; i + 1 < n; i += 2) paired &= a[i] == a[i + 1];
        puts(paired ? "Second" : "First");
    }
}
