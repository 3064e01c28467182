// Takes the number of smaller divisors for the Grundy number

#include <iostream>
#include <vector>
using namespace std;

int main() {
    const int top = 100000;
    vector<int> count(top + 1);
    for (int d = 1; d <= top; d++)
        for (int x = 2 * d; x <= top; x += d) count[x]++;
    int n, x, all = 0;
    cin >> n;
    while (cin >> x) all ^= count[x];
    cout << (all ? "Anna" : "Bruno") << endl;
}
