// Computes the powers of 10 in 64 bits without reducing them modulo 7

#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string s, x;
    cin >> n >> s >> x;
    bool good[7] = {true};
    unsigned long long power = 1;
    for (int i = n - 1; i >= 0; i--) {
        int added = power * (s[i] - '0') % 7;
        bool next[7];
        for (int r = 0; r < 7; r++) {
            bool zero = good[r], own = good[(r + added) % 7];
            next[r] = x[i] == 'T' ? zero || own : zero && own;
        }
        copy(next, next + 7, good);
        power *= 10;
    }
    cout << (good[0] ? "Takahashi" : "Aoki") << endl;
}
