// Each player gets the own half of every pile; the middle cards are sorted

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    int sum[2] = {0, 0};
    vector<int> middles;
    while (n--) {
        int s, c;
        if (scanf("%d", &s) != 1) return 1;
        for (int i = 0; i < s; i++) {
            if (scanf("%d", &c) != 1) return 1;
            if (s % 2 && i == s / 2) middles.push_back(c);
            else sum[i >= s / 2] += c;
        }
    }
    sort(middles.begin(), middles.end(), greater<int>());
    for (size_t i = 0; i < middles.size(); i++) sum[i % 2] += middles[i];
    printf("%d %d\n", sum[0], sum[1]);
}
