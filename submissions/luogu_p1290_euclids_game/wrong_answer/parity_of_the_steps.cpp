// The parity of the steps of Euclid's algorithm, as if every quotient were forced

#include <cstdio>
#include <algorithm>
using namespace std;

int steps(int a, int b) {
    return b == 0 ? 0 : steps(b, a % b) + 1;
}

int main() {
    int c;
    scanf("%d", &c);
    while (c--) {
        int m, n;
        scanf("%d%d", &m, &n);
        puts(steps(max(m, n), min(m, n)) % 2 ? "Stan wins" : "Ollie wins");
    }
}
