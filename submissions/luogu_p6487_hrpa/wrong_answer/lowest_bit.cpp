// Takes the lowest bit of n, as in the game where a player may take at most as many as the opponent took

#include <cstdio>

int main() {
    long long n;
    if (scanf("%lld", &n) != 1) return 1;
    printf("%lld\n", n & -n);
}
