// Compares the numbers of the fold as 32-bit floats

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>
using namespace std;

bool atMost(float a, float b) { return a <= b; }

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<long long> valley;
    while (n--) {
        long long right;
        if (scanf("%lld", &right) != 1) return 1;
        while (valley.size() >= 2 && atMost(valley.end()[-2], valley.back()) && atMost(right, valley.back())) {
            right += valley.end()[-2] - valley.back();
            valley.resize(valley.size() - 2);
        }
        valley.push_back(right);
    }
    sort(valley.begin(), valley.end());
    long long lead = 0;
    for (long long number : valley) lead = number - lead;
    printf("%lld\n", lead);
}
