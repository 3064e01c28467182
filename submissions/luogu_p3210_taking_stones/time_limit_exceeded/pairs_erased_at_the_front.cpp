// Erases the pairs at the left end from the front of a vector, which moves all other numbers each time

#include <algorithm>
#include <cstdio>
#include <functional>
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
    vector<ll>&left = parts.front(), &right = parts.back(), all;
    while (left.size() > 1 && left[0] >= left[1]) {
        aside += left[0] - left[1];
        left.erase(left.begin());
        left.erase(left.begin());
    }
    for (size_t m = right.size(); m > 1 && right[m - 1] >= right[m - 2]; m -= 2) {
        aside += right[m - 1] - right[m - 2];
        right.resize(m - 2);
    }
    for (auto& part : parts) all.insert(all.end(), part.begin(), part.end());
    sort(all.begin(), all.end(), greater<ll>());
    ll lead = 0;
    for (size_t i = 0; i < all.size(); i++) lead += i % 2 ? -all[i] : all[i];
    lead += all.size() % 2 ? aside : -aside;
    printf("%lld %lld\n", (sum + lead) / 2, (sum - lead) / 2);
}
