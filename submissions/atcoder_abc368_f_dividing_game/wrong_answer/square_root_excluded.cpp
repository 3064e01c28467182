// Divides only by numbers below the square root, so that the square of a prime counts as a prime

#include <iostream>
using namespace std;

int main() {
    int n, x, all = 0;
    cin >> n;
    while (cin >> x) {
        int count = 0;
        for (int p = 2; p * p < x; p++)
            for (; x % p == 0; x /= p) count++;
        if (x > 1) count++;
        all ^= count;
    }
    cout << (all ? "Anna" : "Bruno") << endl;
}
