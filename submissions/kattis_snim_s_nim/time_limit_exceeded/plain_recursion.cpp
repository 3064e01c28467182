// Grundy numbers by recursion without memoization

#include <cstdio>
#include <vector>
using namespace std;

vector<int> takes;

int grundy(int heap) {
    vector<bool> reached(takes.size() + 2);
    for (int take : takes)
        if (take <= heap) reached[grundy(heap - take)] = true;
    int number = 0;
    while (reached[number]) number++;
    return number;
}

int main() {
    int k, m;
    if (scanf("%d", &k) != 1) return 1;
    takes.resize(k);
    for (int &take : takes) scanf("%d", &take);
    scanf("%d", &m);
    while (m--) {
        int count, heap, x = 0;
        scanf("%d", &count);
        while (count--) scanf("%d", &heap), x ^= grundy(heap);
        putchar(x ? 'W' : 'L');
    }
    puts("");
}
