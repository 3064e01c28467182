// Compares only the counts, and takes equal ones for a loss

#include <cstdio>
#include <set>
#include <vector>
using namespace std;

char s[500005];

int main() {
    vector<int> grundy(1000);
    for (int n = 2; n < 1000; n++) {
        set<int> reached;
        for (int i = 0; i <= n - 2; i++) reached.insert(grundy[i] ^ grundy[n - 2 - i]);
        while (reached.count(grundy[n])) grundy[n]++;
    }
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        scanf("%d %s", &n, s);
        int more = 0, x = 0, run = 0;
        for (int i = 0; i < n; i++) {
            more += s[i] == 'R' ? 1 : -1;
            run++;
            if (i + 1 == n || s[i] == s[i + 1]) {
                x ^= run < 1000 ? grundy[run] : grundy[500 + (run - 500) % 34];
                run = 0;
            }
        }
        puts(more > 0 ? "Alice" : "Bob");
    }
}
