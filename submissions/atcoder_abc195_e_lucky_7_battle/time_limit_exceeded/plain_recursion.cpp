// Recursion over both digits of each round, without remembering results

#include <iostream>
#include <string>
using namespace std;

int n;
string s, x;

bool takahashi(int i, int r) {
    if (i == n) return r == 0;
    bool a = takahashi(i + 1, 10 * r % 7), b = takahashi(i + 1, (10 * r + s[i] - '0') % 7);
    return x[i] == 'T' ? a || b : a && b;
}

int main() {
    cin >> n >> s >> x;
    cout << (takahashi(0, 0) ? "Takahashi" : "Aoki") << endl;
}
