// Recursion on intervals without memoization

#include <cstdio>

int a[1002];

int right(int i, int j);

int losing(int heap, int same, int other) {
    if (heap == other) return 0;
    if (same <= heap && heap < other) return heap + 1;
    if (other < heap && heap <= same) return heap - 1;
    return heap;
}

int left(int i, int j) {
    return i == j ? a[i] : losing(a[j], left(i, j - 1), right(i, j - 1));
}

int right(int i, int j) {
    return i == j ? a[i] : losing(a[i], right(i + 1, j), left(i + 1, j));
}

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        puts(n > 1 && left(2, n) == a[1] ? "0" : "1");
    }
}
