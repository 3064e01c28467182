// Counts the vertices of both players in 16 bits

#include <cstdio>
#include <vector>
using namespace std;

vector<vector<int>> near;

vector<int> distances(int start) {
    vector<int> far(near.size(), -1), order = {start};
    far[start] = 0;
    for (int i = 0; i < (int)order.size(); i++)
        for (int v : near[order[i]])
            if (far[v] < 0) far[v] = far[order[i]] + 1, order.push_back(v);
    return far;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    near.resize(n + 1);
    for (int i = 1; i < n; i++) {
        int x, y;
        if (scanf("%d %d", &x, &y) != 2) return 1;
        near[x].push_back(y);
        near[y].push_back(x);
    }
    vector<int> a = distances(1), b = distances(n);
    short fennec = 0, snuke = 0;
    for (int v = 1; v <= n; v++) (a[v] <= b[v] ? fennec : snuke)++;
    puts(fennec > snuke ? "Fennec" : "Snuke");
}
