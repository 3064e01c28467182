// Sorts the piles as 32-bit floats, to which 99,999,996 and 99,999,997 are equal

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>
using namespace std;

typedef long long ll;
const int N = 1000005;
int n, l[N], r[N];
ll a[N];
bool vis[N];
vector<ll> b;

int main() {
    if (scanf("%d", &n) != 1) return 1;
    ll sum = 0, rest = 0;
    for (int i = 1; i <= n; i++) {
        if (scanf("%lld", &a[i]) != 1) return 1;
        vis[i] = a[i] != 0;
        sum += a[i];
        l[i] = i - 1;
        r[i] = i + 1;
    }
    r[0] = 1;
    l[n + 1] = n;
    for (int i = 1; i <= n; i = r[i]) {
        while (l[i] && vis[i] && vis[l[i]] && vis[l[l[i]]] && a[l[i]] >= a[i] && a[l[i]] >= a[l[l[i]]]) {
            int p = l[i], q = l[p];
            a[i] += a[q] - a[p];
            l[i] = l[q];
            r[l[q]] = i;
        }
    }
    int L = r[0], R = l[n + 1];
    while (vis[L] && vis[r[L]] && a[L] >= a[r[L]]) {
        rest += a[L] - a[r[L]];
        L = r[r[L]];
    }
    while (vis[R] && vis[l[R]] && a[R] >= a[l[R]]) {
        rest += a[R] - a[l[R]];
        R = l[l[R]];
    }
    for (int i = L; i <= R; i = r[i])
        if (vis[i]) b.push_back(a[i]);
    stable_sort(b.begin(), b.end(), greater<float>());
    b.push_back(-rest);
    ll lead = 0;
    for (size_t i = 0; i < b.size(); i++) lead += i & 1 ? -b[i] : b[i];
    printf("%lld %lld\n", (sum + lead) / 2, (sum - lead) / 2);
}
