// Remembers results by the painted squares alone, not by their owners

#include <cstdio>
using namespace std;

int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
long long a[9];
int owner[9];
signed char memo[1 << 9];

bool hasLine(int player) {
    for (auto& line : lines) {
        if (owner[line[0]] == player && owner[line[1]] == player && owner[line[2]] == player) return true;
    }
    return false;
}

// Returns whether Takahashi, player 1, wins.
bool takahashi(int painted) {
    int last = painted % 2 ? 1 : 2;
    if (hasLine(last)) return last == 1;
    if (painted == 9) {
        long long lead = 0;
        for (int i = 0; i < 9; i++) lead += owner[i] == 1 ? a[i] : -a[i];
        return lead > 0;
    }
    int mask = 0;
    for (int i = 0; i < 9; i++) mask |= (owner[i] > 0) << i;
    if (memo[mask]) return memo[mask] > 0;
    int player = painted % 2 ? 2 : 1;
    bool best = player == 2;
    for (int i = 0; i < 9; i++) {
        if (owner[i]) continue;
        owner[i] = player;
        bool wins = takahashi(painted + 1);
        owner[i] = 0;
        if (wins == (player == 1)) {
            best = wins;
            break;
        }
    }
    memo[mask] = best ? 1 : -1;
    return best;
}

int main() {
    for (auto& x : a) {
        if (scanf("%lld", &x) != 1) return 1;
    }
    puts(takahashi(0) ? "Takahashi" : "Aoki");
}
