// Goes through the Grundy numbers from 0 up to each heap

#include <iostream>
using namespace std;

int grundy(int x) {
    int last[4] = {0, 0, 0, 0};
    for (int i = 1; i <= x; i++) {
        bool seen[5] = {};
        for (int take = 1; take <= 3 && take <= i; take++) seen[last[(i - take) % 4]] = true;
        int mex = 0;
        while (seen[mex]) mex++;
        last[i % 4] = mex;
    }
    return last[x % 4];
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, s = 0, x;
        cin >> n;
        while (n--) cin >> x, s ^= grundy(x);
        cout << (s ? "first\n" : "second\n");
    }
}
