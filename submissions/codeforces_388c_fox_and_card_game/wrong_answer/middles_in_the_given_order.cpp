// Takes the middle cards in the order of the piles

#include <cstdio>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    int sum[2] = {0, 0}, turn = 0;
    while (n--) {
        int s, c;
        if (scanf("%d", &s) != 1) return 1;
        for (int i = 0; i < s; i++) {
            if (scanf("%d", &c) != 1) return 1;
            if (s % 2 && i == s / 2) sum[turn] += c, turn ^= 1;
            else sum[i >= s / 2] += c;
        }
    }
    printf("%d %d\n", sum[0], sum[1]);
}
