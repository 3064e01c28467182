// Counts the values modulo 131,072, so that 1 and 131,073 look equal

#include <cstdio>

int odd[131072];

int main() {
    int cases;
    if (scanf("%d", &cases) != 1) return 1;
    for (int c = 1; c <= cases; c++) {
        int n, unpaired = 0;
        if (scanf("%d", &n) != 1) return 1;
        // A value is unpaired in this case if its entry is the number of the case.
        for (int i = 0; i < n; i++) {
            int x;
            if (scanf("%d", &x) != 1) return 1;
            int& entry = odd[x & 131071];
            bool was = entry == c;
            entry = was ? 0 : c;
            unpaired += was ? -1 : 1;
        }
        puts(n % 2 || unpaired == 0 ? "Second" : "First");
    }
}
