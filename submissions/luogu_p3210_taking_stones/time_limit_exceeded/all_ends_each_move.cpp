// Folds in linear time, but looks at the ends of all parts for each move

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

typedef long long ll;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<ll> value;
    vector<int> first(1), last;
    ll total = 0, aside = 0, lead = 0, sign = 1;
    for (int i = 0; i < n; i++) {
        ll x;
        if (scanf("%lld", &x) != 1) return 1;
        total += x;
        if (x == 0) {
            last.push_back(value.size());
            first.push_back(value.size());
            continue;
        }
        int size = value.size();
        while (size - first.back() > 1 && value[size - 1] >= value[size - 2] && value[size - 1] >= x) {
            x += value[size - 2] - value[size - 1];
            value.resize(size -= 2);
        }
        value.push_back(x);
    }
    last.push_back(value.size());

    while (last[0] - first[0] > 1 && value[first[0]] >= value[first[0] + 1]) {
        aside += value[first[0]] - value[first[0] + 1];
        first[0] += 2;
    }
    int& end = last.back();
    while (end - first.back() > 1 && value[end - 1] >= value[end - 2]) {
        aside += value[end - 1] - value[end - 2];
        end -= 2;
    }

    while (true) {
        int best = -1;
        ll most = 0;
        for (size_t k = 0; k < first.size(); k++) {
            if (first[k] == last[k]) continue;
            ll larger = max(value[first[k]], value[last[k] - 1]);
            if (best < 0 || larger > most) {
                most = larger;
                best = k;
            }
        }
        if (best < 0) break;
        if (value[first[best]] == most) first[best]++;
        else last[best]--;
        lead += sign * most;
        sign = -sign;
    }
    lead -= sign * aside;
    printf("%lld %lld\n", (total + lead) / 2, (total - lead) / 2);
}
