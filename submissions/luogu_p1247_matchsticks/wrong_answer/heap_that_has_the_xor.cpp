// Looks for a heap that has all bits of the xor, instead of the highest one

#include <bits/stdc++.h>
using namespace std;

int n[500005];

int main() {
    int k, s = 0;
    scanf("%d", &k);
    for (int i = 1; i <= k; i++) {
        scanf("%d", &n[i]);
        s ^= n[i];
    }
    if (!s) {
        puts("lose");
        return 0;
    }
    for (int b = 1; b <= k; b++) {
        if ((n[b] & s) != s) continue;
        printf("%d %d\n", s, b);
        n[b] -= s;
        break;
    }
    for (int i = 1; i <= k; i++) printf("%d ", n[i]);
}
