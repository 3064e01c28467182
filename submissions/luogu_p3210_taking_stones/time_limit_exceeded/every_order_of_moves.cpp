// Recursion without memoization: tries all orders in which the piles can be taken

#include <cstdio>
#include <vector>
using namespace std;

typedef long long ll;
vector<ll> row;

ll lead() {
    ll best = 0;
    bool found = false;
    for (size_t i = 0; i < row.size(); i++) {
        bool beside = (i > 0 && row[i - 1] == 0) || (i + 1 < row.size() && row[i + 1] == 0);
        if (row[i] == 0 || !beside) continue;
        ll pile = row[i];
        row[i] = 0;
        ll value = pile - lead();
        row[i] = pile;
        if (!found || value > best) best = value;
        found = true;
    }
    return best;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    row.resize(n);
    ll total = 0;
    for (ll& pile : row) {
        if (scanf("%lld", &pile) != 1) return 1;
        total += pile;
    }
    ll difference = lead();
    printf("%lld %lld\n", (total + difference) / 2, (total - difference) / 2);
}
