// The golden ratio in integers, but the squares overflow 32 bits

#include <cstdio>
#include <algorithm>
using namespace std;

bool wins(unsigned a, unsigned b) {
    return a == b || int(a * a - a * b - b * b) > 0;
}

int main() {
    int c;
    scanf("%d", &c);
    while (c--) {
        int m, n;
        scanf("%d%d", &m, &n);
        puts(wins(max(m, n), min(m, n)) ? "Stan wins" : "Ollie wins");
    }
}
