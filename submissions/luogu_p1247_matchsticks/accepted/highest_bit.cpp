// The first heap that has the highest bit of the xor of all heaps

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
    int bit = 1 << (31 - __builtin_clz(s)), b = 1;
    while (!(n[b] & bit)) b++;
    int left = n[b] ^ s;
    string out = to_string(n[b] - left) + " " + to_string(b) + "\n";
    n[b] = left;
    for (int i = 1; i <= k; i++) out += to_string(n[i]) + (i < k ? " " : "\n");
    cout << out;
}
