#include <stdio.h>

int main(void) {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 5 != 0 ? "true" : "false");
}
