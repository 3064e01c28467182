// Every game ends with an odd number of letters if the ends are equal, like 3, otherwise an even one, like 2

#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int last = s.front() == s.back() ? 3 : 2;
    int moves = (int)s.size() - last;
    cout << (moves % 2 ? "First" : "Second") << endl;
}
