// Memoized recursion on the round and the remainder

#include <iostream>
#include <string>
using namespace std;

int n;
string s, x;
signed char memo[200005][7];

bool takahashi(int i, int r) {
    if (i == n) return r == 0;
    signed char& m = memo[i][r];
    if (m) return m > 0;
    bool a = takahashi(i + 1, 10 * r % 7), b = takahashi(i + 1, (10 * r + s[i] - '0') % 7);
    bool wins = x[i] == 'T' ? a || b : a && b;
    m = wins ? 1 : -1;
    return wins;
}

int main() {
    cin >> n >> s >> x;
    cout << (takahashi(0, 0) ? "Takahashi" : "Aoki") << endl;
}
