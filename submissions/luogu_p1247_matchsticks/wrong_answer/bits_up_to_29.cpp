// Looks only at the lowest 29 bits of the xor, but 10^9 has 30

#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int k, s = 0;
    if (scanf("%d", &k) != 1) return 1;
    vector<int> heaps(k);
    for (int& x : heaps) {
        if (scanf("%d", &x) != 1) return 1;
        s ^= x;
    }
    s &= (1 << 29) - 1;
    if (s == 0) {
        puts("lose");
        return 0;
    }
    for (int i = 0; i < k; i++) {
        if ((heaps[i] ^ s) < heaps[i]) {
            printf("%d %d\n", heaps[i] - (heaps[i] ^ s), i + 1);
            heaps[i] ^= s;
            break;
        }
    }
    for (int x : heaps) printf("%d ", x);
}
