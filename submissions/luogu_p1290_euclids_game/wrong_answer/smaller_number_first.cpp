// Does not swap the numbers, so that a smaller first number counts as a move

#include <cstdio>
#include <algorithm>
using namespace std;

bool wins(int a, int b) {
    if (a % b == 0 || a / b >= 2) return true;
    return !wins(b, a % b);
}

int main() {
    int c;
    scanf("%d", &c);
    while (c--) {
        int m, n;
        scanf("%d%d", &m, &n);
        puts(wins(m, n) ? "Stan wins" : "Ollie wins");
    }
}
