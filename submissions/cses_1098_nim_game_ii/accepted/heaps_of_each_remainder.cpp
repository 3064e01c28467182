// Counts the heaps of each remainder modulo 4: the second player wins if the three counts of 1, 2 and 3 have one parity

#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, count[4] = {};
        scanf("%d", &n);
        for (int x; n--;) {
            scanf("%d", &x);
            count[x % 4] ^= 1;
        }
        bool second = count[1] == count[2] && count[2] == count[3];
        puts(second ? "second" : "first");
    }
}
