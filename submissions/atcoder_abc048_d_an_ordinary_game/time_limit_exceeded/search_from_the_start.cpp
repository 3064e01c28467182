// Plays a game, and looks for the next letter from the start of the word each time

#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int moves = 0;
    for (;;) {
        int i = 1, n = s.size();
        while (i + 1 < n && s[i - 1] == s[i + 1]) i++;
        if (i + 1 >= n) break;
        s.erase(i, 1);
        moves++;
    }
    cout << (moves % 2 ? "First" : "Second") << endl;
}
