// Knows only whether each heap wins alone, and takes the xor of that

#include <cstdio>
#include <vector>
using namespace std;

bool wins[10001];

int main() {
    int k, m;
    if (scanf("%d", &k) != 1) return 1;
    vector<int> takes(k);
    for (int &take : takes) scanf("%d", &take);
    for (int heap = 0; heap <= 10000; heap++)
        for (int take : takes)
            if (take <= heap && !wins[heap - take]) wins[heap] = true;
    scanf("%d", &m);
    while (m--) {
        int count, heap, x = 0;
        scanf("%d", &count);
        while (count--) scanf("%d", &heap), x ^= wins[heap];
        putchar(x ? 'W' : 'L');
    }
    puts("");
}
