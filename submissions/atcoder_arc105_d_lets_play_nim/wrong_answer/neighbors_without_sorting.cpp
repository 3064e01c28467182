// Compares the pairs of neighbors without sorting the bags

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
        bool paired = true;
        for (int i = 0; i + 1 < n; i += 2) paired &= a[i] == a[i + 1];
        puts(n % 2 || paired ? "Second" : "First");
    }
}
