// Recursion: the answer for n is that for n minus the largest smaller Fibonacci number, found by binary search

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<long long> f = {1, 2};

long long answer(long long n) {
    auto at = upper_bound(f.begin(), f.end(), n) - 1;
    return *at == n ? n : answer(n - *at);
}

int main() {
    long long n;
    if (scanf("%lld", &n) != 1) return 1;
    while (f.back() <= n) f.push_back(f.end()[-1] + f.end()[-2]);
    printf("%lld\n", answer(n));
}
