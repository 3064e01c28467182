// Searches the list of all edges for the neighbors of each vertex

#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<int> x(n), y(n);
    for (int i = 1; i < n; i++)
        if (scanf("%d %d", &x[i], &y[i]) != 2) return 1;
    vector<int> owner(n + 1), order = {1, n};
    owner[1] = 1, owner[n] = 2;
    int fennec = 0;
    for (int at = 0; at < (int)order.size(); at++) {
        int v = order[at];
        fennec += owner[v] == 1;
        for (int i = 1; i < n; i++) {
            int w = x[i] == v ? y[i] : y[i] == v ? x[i] : 0;
            if (w && !owner[w]) owner[w] = owner[v], order.push_back(w);
        }
    }
    puts(fennec > n - fennec ? "Fennec" : "Snuke");
}
