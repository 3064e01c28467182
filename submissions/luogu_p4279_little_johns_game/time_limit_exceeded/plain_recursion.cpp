// Recursion on the rules without memoization

#include <cstdio>
#include <vector>
using namespace std;

bool wins(vector<int>& a) {
    bool empty = true;
    for (int& heap : a) {
        int before = heap;
        for (heap = 0; heap < before; heap++) {
            empty = false;
            if (!wins(a)) {
                heap = before;
                return true;
            }
        }
    }
    return empty;
}

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        vector<int> a(n);
        for (int& x : a) scanf("%d", &x);
        puts(wins(a) ? "John" : "Brother");
    }
}
