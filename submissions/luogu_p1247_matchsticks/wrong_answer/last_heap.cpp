// Takes from the last heap that allows it

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
    int b = k;
    while ((n[b] ^ s) >= n[b]) b--;
    printf("%d %d\n", n[b] - (n[b] ^ s), b);
    n[b] ^= s;
    for (int i = 1; i <= k; i++) printf("%d ", n[i]);
}
