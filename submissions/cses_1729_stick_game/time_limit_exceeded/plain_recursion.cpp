// Recursion without memoization

#include <bits/stdc++.h>
using namespace std;

vector<int> p;

bool wins(int sticks) {
    for (int x : p)
        if (x <= sticks && !wins(sticks - x)) return true;
    return false;
}

int main() {
    int n, k;
    cin >> n >> k;
    p.resize(k);
    for (int& x : p) cin >> x;
    sort(p.rbegin(), p.rend());
    for (int i = 1; i <= n; i++) cout << (wins(i) ? 'W' : 'L');
}
