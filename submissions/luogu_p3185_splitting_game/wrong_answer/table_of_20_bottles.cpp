// Finds the numbers only for the last 20 bottles

#include <cstdio>
#include <set>
#include <vector>
using namespace std;

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        scanf("%d", &n);
        vector<int> p(n), g(n);
        for (int& beans : p) scanf("%d", &beans);
        for (int i = n - 1; i >= 0 && i > n - 21; i--) {
            set<int> reached;
            for (int j = i + 1; j < n; j++)
                for (int k = j; k < n; k++) reached.insert(g[j] ^ g[k]);
            while (reached.count(g[i])) g[i]++;
        }
        int s = 0, count = 0;
        for (int i = 0; i < n; i++)
            if (p[i] % 2) s ^= g[i];
        int first[3] = {-1, -1, -1};
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                for (int k = j; k < n; k++)
                    if (p[i] > 0 && (s ^ g[i] ^ g[j] ^ g[k]) == 0 && count++ == 0) first[0] = i, first[1] = j, first[2] = k;
        printf("%d %d %d\n%d\n", first[0], first[1], first[2], count);
    }
}
