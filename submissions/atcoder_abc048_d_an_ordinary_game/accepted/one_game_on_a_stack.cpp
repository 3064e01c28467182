// Plays one game, since all take as many moves modulo 2: each letter between two different ones leaves a stack

#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, left;
    cin >> s;
    int moves = 0;
    for (char c : s) {
        while (left.size() > 1 && left[left.size() - 2] != c) left.pop_back(), moves++;
        left += c;
    }
    cout << (moves % 2 ? "First" : "Second") << endl;
}
