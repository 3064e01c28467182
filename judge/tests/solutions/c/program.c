#include <stdbool.h>
#include <stdio.h>

int main(void) {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 4 != 0 ? "true" : "false");
}
// judged 292 --input '3 4 5': AC on 3 of 3 inputs
