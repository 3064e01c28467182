// Adds the digits instead of appending them

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
            bool zero = good[r], own = good[(r + s[i] - '0') % 7];
            next[r] = x[i] == 'T' ? zero || own : zero && own;
        }
        copy(next, next + 7, good);
    }
    cout << (good[0] ? "Takahashi" : "Aoki") << endl;
}
