// Sorts the numbers by inserting each into a sorted vector

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

typedef long long ll;

int main() {
    int n;
    scanf("%d", &n);
    ll sum = 0, aside = 0;
    vector<vector<ll>> parts(1);
    for (int i = 0, x; i < n; i++) {
        scanf("%d", &x);
        sum += x;
        if (!x) {
            parts.push_back({});
            continue;
        }
        vector<ll>& s = parts.back();
        s.push_back(x);
        for (size_t m = s.size(); m > 2 && s[m - 2] >= s[m - 3] && s[m - 2] >= s[m - 1]; m = s.size()) {
            ll folded = s[m - 3] - s[m - 2] + s[m - 1];
            s.resize(m - 3);
            s.push_back(folded);
        }
    }
    reverse(parts.front().begin(), parts.front().end());
    vector<ll>* ends[] = {&parts.front(), &parts.back()};
    for (auto end : ends) {
        for (size_t m = end->size(); m > 1 && (*end)[m - 1] >= (*end)[m - 2]; m -= 2) {
            aside += (*end)[m - 1] - (*end)[m - 2];
            end->resize(m - 2);
        }
    }
    vector<ll> all;
    for (auto& part : parts)
        for (ll pile : part) all.insert(lower_bound(all.begin(), all.end(), pile), pile);
    ll lead = 0;
    for (size_t i = all.size(); i-- > 0;) lead += (all.size() - i) % 2 ? all[i] : -all[i];
    lead += all.size() % 2 ? aside : -aside;
    printf("%lld %lld\n", (sum + lead) / 2, (sum - lead) / 2);
}
