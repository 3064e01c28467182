// Adds the Grundy numbers of the two parts

#include <bits/stdc++.h>
using namespace std;

const int N = 1222;
int g[N + 1];

int main() {
    for (int n = 1; n <= N; n++) {
        set<int> s;
        for (int i = 1; i < n - i; i++) s.insert(g[i] + g[n - i]);
        while (s.count(g[n])) g[n]++;
    }
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n > N || g[n] ? "first" : "second");
    }
}
