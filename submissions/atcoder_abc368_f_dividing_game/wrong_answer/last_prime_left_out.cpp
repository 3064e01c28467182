// Forgets the prime that is left after dividing up to the square root

#include <iostream>
using namespace std;

int main() {
    int n, x, all = 0;
    cin >> n;
    while (cin >> x) {
        int count = 0;
        for (int p = 2; p * p <= x; p++)
            for (; x % p == 0; x /= p) count++;
        all ^= count;
    }
    cout << (all ? "Anna" : "Bruno") << endl;
}
