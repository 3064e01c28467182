// Finds the numbers by a recursion without memoization

#include <cstdio>
#include <set>
#include <vector>
using namespace std;

int grundy(int distance) {
    set<int> reached;
    for (int j = 0; j < distance; j++)
        for (int k = 0; k <= j; k++) reached.insert(grundy(j) ^ grundy(k));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return mex;
}

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n, s = 0, count = 0;
        scanf("%d", &n);
        vector<int> p(n), g(n);
        for (int& beans : p) scanf("%d", &beans);
        for (int i = 0; i < n; i++) {
            g[i] = grundy(n - 1 - i);
            if (p[i] % 2) s ^= g[i];
        }
        int first[3] = {-1, -1, -1};
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                for (int k = j; k < n; k++)
                    if (p[i] > 0 && (s ^ g[i] ^ g[j] ^ g[k]) == 0 && count++ == 0) first[0] = i, first[1] = j, first[2] = k;
        printf("%d %d %d\n%d\n", first[0], first[1], first[2], count);
    }
}
