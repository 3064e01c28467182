// Divides each number by all numbers up to itself

#include <cstdio>

int main() {
    int n, x, all = 0;
    if (scanf("%d", &n) != 1) return 1;
    while (scanf("%d", &x) == 1) {
        int count = 0;
        for (int p = 2; p <= x; p++)
            for (; x % p == 0; x /= p) count++;
        all ^= count;
    }
    puts(all ? "Anna" : "Bruno");
}
