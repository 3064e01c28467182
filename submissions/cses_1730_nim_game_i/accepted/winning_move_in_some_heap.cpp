// Looks for the winning move itself: some heap is larger than the xor of the others

#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, all = 0;
        scanf("%d", &n);
        vector<int> a(n);
        for (int& x : a) scanf("%d", &x), all ^= x;
        bool ok = any_of(a.begin(), a.end(), [&](int x) { return (all ^ x) < x; });
        printf("%s\n", ok ? "first" : "second");
    }
}
