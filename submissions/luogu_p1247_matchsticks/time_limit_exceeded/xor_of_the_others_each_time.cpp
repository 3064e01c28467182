// Computes the xor of the other heaps again for each heap

#include <bits/stdc++.h>
using namespace std;

int main() {
    int k;
    scanf("%d", &k);
    vector<int> n(k);
    for (int& heap : n) scanf("%d", &heap);
    for (int i = 0; i < k; i++) {
        int left = 0;
        for (int j = 0; j < k; j++)
            if (j != i) left ^= n[j];
        if (left < n[i]) {
            printf("%d %d\n", n[i] - left, i + 1);
            n[i] = left;
            for (int heap : n) printf("%d ", heap);
            return 0;
        }
    }
    puts("lose");
}
