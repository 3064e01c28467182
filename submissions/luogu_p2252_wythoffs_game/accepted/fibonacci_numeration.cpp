// Writes the smaller pile as a sum of Fibonacci numbers: it ends in an even number of zeros, and shifting it by one digit
// gives the larger pile

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    long long a, b;
    if (scanf("%lld %lld", &a, &b) != 2) return 1;
    if (a > b) swap(a, b);
    vector<long long> f = {1, 2};
    while (f.back() <= b) f.push_back(f[f.size() - 1] + f[f.size() - 2]);
    long long rest = a, shifted = 0;
    int zeros = 0;
    for (int i = (int)f.size() - 2; i >= 0; i--) {
        if (f[i] <= rest) {
            rest -= f[i];
            shifted += f[i + 1];
            zeros = i;
        }
    }
    puts(a == 0 ? (b == 0 ? "0" : "1") : zeros % 2 == 0 && shifted == b ? "0" : "1");
}
