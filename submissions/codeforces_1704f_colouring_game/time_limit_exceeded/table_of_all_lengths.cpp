// Computes the Grundy number of every length up to the longest run, in quadratic time

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

char s[500005];

int main() {
    vector<int> grundy(2);
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
                for (int length = grundy.size(); length <= run; length++) {
                    vector<bool> reached(64);
                    for (int left = 0; left <= length - 2; left++) reached[grundy[left] ^ grundy[length - 2 - left]] = true;
                    grundy.push_back(find(reached.begin(), reached.end(), false) - reached.begin());
                }
                x ^= grundy[run];
                run = 0;
            }
        }
        puts(more > 0 || (more == 0 && x) ? "Alice" : "Bob");
    }
}
