// Subtracts the smaller number again and again to find each quotient

#include <cstdio>
#include <algorithm>
using namespace std;

bool wins(int a, int b) {
    bool stan = true;
    int quotient = 0;
    while (true) {
        if (a < b) {
            swap(a, b);
            if (quotient > 1) return !stan;
            quotient = 0;
        }
        a -= b;
        quotient++;
        if (a == 0) return stan;
        if (a < b) stan = !stan;
    }
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
