// The golden ratio as a double, which errs for neighboring Fibonacci numbers from 165580141 on

#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;

const double phi = (1 + sqrt(5.0)) / 2;

bool wins(int a, int b) {
    return a == b || a > phi * b;
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
