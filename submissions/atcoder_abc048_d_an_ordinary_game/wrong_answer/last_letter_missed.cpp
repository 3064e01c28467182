// Compares the first letter with the one before the last

#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int moves = (int)s.size() - (s[0] == s[s.size() - 2]);
    cout << (moves % 2 ? "First" : "Second") << endl;
}
