// Keeps the xor in four bits, although 65,536 has 16 prime factors

#include <iostream>
using namespace std;

struct Count {
    unsigned value : 4;
};

int main() {
    int n, x;
    Count all = {0};
    cin >> n;
    while (cin >> x) {
        Count count = {0};
        for (int p = 2; p * p <= x; p++)
            for (; x % p == 0; x /= p) count.value++;
        if (x > 1) count.value++;
        all.value ^= count.value;
    }
    cout << (all.value ? "Anna" : "Bruno") << endl;
}
