// The loop over the numbers is the outer one, so a pile is used before all moves from it have been tried

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
