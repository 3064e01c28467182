// The number of heaps does not fit in 16 bits.
#include <iostream>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int given;
        cin >> given;
        unsigned short n = given;
        int x = 0;
        for (int i = 0; i < given; i++) {
            int heap;
            cin >> heap;
            if (i < n) x ^= heap;
        }
        cout << (x ? "first" : "second") << "\n";
    }
}
