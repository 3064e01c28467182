// Divides each number by all numbers up to its square root

#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, x, all = 0;
    cin >> n;
    while (cin >> x) {
        int count = 0;
        for (int p = 2; p * p <= x; p++)
            for (; x % p == 0; x /= p) count++;
        if (x > 1) count++;
        all ^= count;
    }
    cout << (all ? "Anna" : "Bruno") << endl;
}
