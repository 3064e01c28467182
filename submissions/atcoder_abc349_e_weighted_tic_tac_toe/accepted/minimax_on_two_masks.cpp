// Minimax without memoization, on the sets of squares of both players as bits

#include <cstdio>
using namespace std;

const int LINES[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
const int FULL = 0777;
long long a[9];

bool hasLine(int squares) {
    for (int line : LINES) {
        if ((squares & line) == line) return true;
    }
    return false;
}

// Returns whether the player to move wins; lead is the own sum minus the opponent's.
bool wins(int own, int opponents, long long lead) {
    if (hasLine(opponents)) return false;
    if ((own | opponents) == FULL) return lead > 0;
    for (int i = 0; i < 9; i++) {
        if ((own | opponents) >> i & 1) continue;
        if (!wins(opponents, own | 1 << i, -(lead + a[i]))) return true;
    }
    return false;
}

int main() {
    for (auto& x : a) {
        if (scanf("%lld", &x) != 1) return 1;
    }
    puts(wins(0, 0, 0) ? "Takahashi" : "Aoki");
}
