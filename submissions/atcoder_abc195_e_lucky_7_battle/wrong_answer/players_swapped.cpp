// Lets Aoki want a multiple of 7

#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string s, x;
    cin >> n >> s >> x;
    bool good[7] = {true};
    for (int i = n - 1; i >= 0; i--) {
        bool next[7];
        for (int r = 0; r < 7; r++) {
            bool zero = good[10 * r % 7], own = good[(10 * r + s[i] - '0') % 7];
            next[r] = x[i] == 'A' ? zero || own : zero && own;
        }
        copy(next, next + 7, good);
    }
    cout << (good[0] ? "Takahashi" : "Aoki") << endl;
}
