// A table: a number of sticks wins if a move leads to a losing one

#include <stdio.h>

int p[100];
char s[1000002] = "L";

int main() {
    int n, k;
    scanf("%d%d", &n, &k);
    for (int j = 0; j < k; j++) scanf("%d", p + j);
    for (int i = 1; i <= n; i++) {
        s[i] = 'L';
        for (int j = 0; j < k; j++) {
            if (p[j] <= i && s[i - p[j]] == 'L') {
                s[i] = 'W';
                break;
            }
        }
    }
    puts(s + 1);
}
