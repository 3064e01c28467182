// Adds the Grundy numbers instead of taking their xor

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
        bool reached[102] = {};
        for (int take : takes)
            if (take <= heap) reached[grundy[heap - take]] = true;
        while (reached[grundy[heap]]) grundy[heap]++;
    }
    scanf("%d", &m);
    while (m--) {
        int count, heap, x = 0;
        scanf("%d", &count);
        while (count--) scanf("%d", &heap), x += grundy[heap];
        putchar(x ? 'W' : 'L');
    }
    puts("");
}
