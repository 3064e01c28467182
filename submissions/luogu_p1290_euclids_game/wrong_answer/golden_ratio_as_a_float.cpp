// The golden ratio as a float

#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;

bool wins(float a, float b) {
    return a == b || a / b > (1 + sqrtf(5)) / 2;
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
