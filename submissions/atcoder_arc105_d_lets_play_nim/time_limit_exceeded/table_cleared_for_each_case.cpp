// Clears a table of 10^5 entries before each of up to 10^5 cases

#include <algorithm>
#include <cstdio>
#include <cstring>
using namespace std;

int a[100005], count_[100005], id[100005];

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        memset(count_, 0, sizeof count_);
        memset(id, 0, sizeof id);
        for (int i = 0; i < n; i++)
            if (scanf("%d", &a[i]) != 1) return 1;
        sort(a, a + n);
        for (int i = 1; i < n; i++) id[i] = id[i - 1] + (a[i] != a[i - 1]);
        for (int i = 0; i < n; i++) count_[id[i]]++;
        bool paired = true;
        for (int i = 0; i < 100005; i++) paired &= count_[i] % 2 == 0;
        puts(n % 2 || paired ? "Second" : "First");
    }
}
