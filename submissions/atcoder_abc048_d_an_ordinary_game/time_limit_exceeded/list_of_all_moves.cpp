// Plays a game, and lists all letters that can be removed before each move

#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    string s;
    cin >> s;
    int moves = 0;
    for (;;) {
        vector<int> free;
        for (int i = 1; i + 1 < (int)s.size(); i++)
            if (s[i - 1] != s[i + 1]) free.push_back(i);
        if (free.empty()) break;
        s.erase(free[0], 1);
        moves++;
    }
    cout << (moves % 2 ? "First" : "Second") << endl;
}
