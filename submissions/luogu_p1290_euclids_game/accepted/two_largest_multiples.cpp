// Search in which only the two largest multiples matter

#include <cstdio>
#include <algorithm>
using namespace std;

bool wins(int a, int b) {
    if (b == 0) return false;
    int q = a / b, r = a % b;
    if (!wins(b, r)) return true;
    return q > 1 && !wins(b + r, b);
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
