// Grundy numbers of all sizes up to 1,000,000, each from all splits

#include <bits/stdc++.h>
using namespace std;

const int N = 1000000;
int g[N + 1], seen[1 << 20];

int main() {
    int t, n, done = 0;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        while (done < n) {
            done++;
            for (int i = 1; i < done - i; i++) seen[g[i] ^ g[done - i]] = done;
            while (seen[g[done]] == done) g[done]++;
        }
        puts(g[n] ? "first" : "second");
    }
}
