// Keeps n in 32 bits

#include <cstdio>
#include <cstdlib>

unsigned f[47] = {1, 2};

int main() {
    char line[32];
    if (!fgets(line, sizeof line, stdin)) return 1;
    unsigned n = (unsigned)atoll(line);
    for (int i = 2; i < 46; i++) f[i] = f[i - 1] + f[i - 2];
    for (int i = 45; i >= 0; i--) {
        if (f[i] > n) continue;
        n -= f[i];
        if (n == 0) {
            printf("%u\n", f[i]);
            break;
        }
    }
}
