// The last entry of the table stays 0

#include <cstdio>
#include <set>
using namespace std;

const int N = 2000;
int g[N + 1];

int main() {
    for (int n = 1; n < N; n++) {
        set<int> s;
        for (int i = 1; i < n - i; i++) s.insert(g[i] ^ g[n - i]);
        while (s.count(g[n])) g[n]++;
    }
    int t, n;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        if (scanf("%d", &n) != 1) return 1;
        puts(n > N || g[n] ? "first" : "second");
    }
}
