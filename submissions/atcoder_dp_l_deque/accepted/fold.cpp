// A stack folds the peaks of the row; the numbers left are taken in descending order

#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

long long firstPlayerLead(const vector<int>& row) {
    vector<long long> valley;  // the row up to here with all its peaks folded
    for (long long right : row) {
        while (valley.size() >= 2 && valley.end()[-2] <= valley.back() && valley.back() >= right) {
            right += valley.end()[-2] - valley.back();
            valley.resize(valley.size() - 2);
        }
        valley.push_back(right);
    }
    // The largest number of a valley is taken first, and then the other player leads on the rest.
    sort(valley.begin(), valley.end());
    long long lead = 0;
    for (long long number : valley) lead = number - lead;
    return lead;
}

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int& value : a) cin >> value;
    cout << firstPlayerLead(a) << endl;
}
