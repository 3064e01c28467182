// Counts the letters that can be removed at the start

#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int count = 0;
    for (int i = 1; i + 1 < (int)s.size(); i++) count += s[i - 1] != s[i + 1];
    cout << (count % 2 ? "First" : "Second") << endl;
}
