// Clears the whole array for each case, although there may be 200,000 cases

#include <cstdio>
#include <cstring>

int a[200005];

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        memset(a, 0, sizeof a);
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int s = 0;
        for (int i = 2; i <= 200000; i += 2) s ^= a[i];
        puts(s ? "first" : "second");
    }
}
