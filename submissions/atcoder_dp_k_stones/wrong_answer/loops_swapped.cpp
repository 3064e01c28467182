// The loop over the numbers outside: when a heap is read, it is not known yet for all of them

#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<bool> dp(k + 1, false);
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        for (int j = a; j <= k; j++) {
            if (!dp[j - a]) dp[j] = true;
        }
    }
    cout << (dp[k] ? "First" : "Second") << endl;
}
