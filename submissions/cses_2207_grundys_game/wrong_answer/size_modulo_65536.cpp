// Keeps the sizes in 16 bits, so that 65,537 looks like 1

#include <cstdint>
#include <cstdio>
#include <set>
using namespace std;

const int N = 1222;
int g[N + 1];

int main() {
    for (int n = 1; n <= N; n++) {
        set<int> s;
        for (int i = 1; i < n - i; i++) s.insert(g[i] ^ g[n - i]);
        while (s.count(g[n])) g[n]++;
    }
    int t, n;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        if (scanf("%d", &n) != 1) return 1;
        uint16_t size = n;
        puts(size > N || g[size] ? "first" : "second");
    }
}
