// Grundy numbers of all heaps up to the largest, each by the mex of all smaller ones

#include <bits/stdc++.h>
using namespace std;

vector<int> sg = {0};

int grundy(int x) {
    while ((int)sg.size() <= x) {
        vector<bool> seen(sg.size() + 1);
        for (int y : sg) seen[y] = true;
        int mex = 0;
        while (seen[mex]) mex++;
        sg.push_back(mex);
    }
    return sg[x];
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, s = 0, x;
        cin >> n;
        while (n--) cin >> x, s ^= grundy(x);
        cout << (s ? "first" : "second") << '\n';
    }
}
