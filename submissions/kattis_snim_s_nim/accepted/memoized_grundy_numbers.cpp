// Grundy numbers by memoized recursion, with a set for the mex

#include <cstring>
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

vector<int> takes;
int memo[10001];

int grundy(int heap) {
    int &number = memo[heap];
    if (number != -1) return number;
    set<int> reached;
    for (int take : takes)
        if (take <= heap) reached.insert(grundy(heap - take));
    number = 0;
    while (reached.count(number)) number++;
    return number;
}

int main() {
    int k, m;
    cin >> k;
    takes.resize(k);
    for (int &take : takes) cin >> take;
    memset(memo, -1, sizeof memo);
    string winners;
    cin >> m;
    while (m--) {
        int count, heap, x = 0;
        cin >> count;
        while (count--) {
            cin >> heap;
            x ^= grundy(heap);
        }
        winners += x ? 'W' : 'L';
    }
    cout << winners << endl;
}
