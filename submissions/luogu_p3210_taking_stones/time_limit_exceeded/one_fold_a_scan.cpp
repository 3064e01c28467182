// Searches for each peak from the start of the part, and erases it from the middle of a vector

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>
using namespace std;

typedef long long ll;

void fold(vector<ll>& part) {
    size_t i = 1;
    while (i + 1 < part.size()) {
        if (part[i] >= part[i - 1] && part[i] >= part[i + 1]) {
            part[i - 1] += part[i + 1] - part[i];
            part.erase(part.begin() + i, part.begin() + i + 2);
            i = 1;
        } else {
            i++;
        }
    }
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<vector<ll>> parts(1);
    ll total = 0, aside = 0, lead = 0;
    for (int i = 0; i < n; i++) {
        ll x;
        if (scanf("%lld", &x) != 1) return 1;
        total += x;
        if (x == 0) parts.push_back({});
        else parts.back().push_back(x);
    }
    reverse(parts[0].begin(), parts[0].end());
    vector<ll> all;
    for (size_t k = 0; k < parts.size(); k++) {
        vector<ll>& p = parts[k];
        fold(p);
        if (k == 0 || k + 1 == parts.size()) {
            while (p.size() > 1 && p.back() >= p[p.size() - 2]) {
                aside += p.back() - p[p.size() - 2];
                p.resize(p.size() - 2);
            }
        }
        all.insert(all.end(), p.begin(), p.end());
    }
    sort(all.begin(), all.end(), greater<ll>());
    for (size_t i = 0; i < all.size(); i++) lead += i % 2 ? -all[i] : all[i];
    lead += all.size() % 2 ? aside : -aside;
    printf("%lld %lld\n", (total + lead) / 2, (total - lead) / 2);
}
