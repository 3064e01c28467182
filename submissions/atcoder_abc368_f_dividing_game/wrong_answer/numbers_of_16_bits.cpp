// Reads the numbers into 16 bits

#include <cstdint>
#include <iostream>
using namespace std;

int main() {
    int n, number, all = 0;
    cin >> n;
    while (cin >> number) {
        uint16_t x = number;
        int count = 0;
        for (int p = 2; p * p <= x; p++)
            for (; x % p == 0; x /= p) count++;
        if (x > 1) count++;
        all ^= count;
    }
    cout << (all ? "Anna" : "Bruno") << endl;
}
