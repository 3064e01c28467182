// Recursion without memoization

#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<int>> piles;
vector<int> top, bottom;

int lead(int player) {
    int best = -1000000000;
    for (size_t i = 0; i < piles.size(); i++) {
        if (top[i] == bottom[i]) continue;
        if (player == 0) {
            top[i]++;
            best = max(best, piles[i][top[i] - 1] - lead(1));
            top[i]--;
        } else {
            bottom[i]--;
            best = max(best, piles[i][bottom[i]] - lead(0));
            bottom[i]++;
        }
    }
    return best == -1000000000 ? 0 : best;
}

int main() {
    int n, total = 0;
    if (scanf("%d", &n) != 1) return 1;
    piles.resize(n);
    for (auto& pile : piles) {
        int s;
        if (scanf("%d", &s) != 1) return 1;
        pile.resize(s);
        for (int& card : pile) {
            if (scanf("%d", &card) != 1) return 1;
            total += card;
        }
        top.push_back(0);
        bottom.push_back(s);
    }
    int difference = lead(0);
    printf("%d %d\n", (total + difference) / 2, (total - difference) / 2);
}
