// judged: error: function_alone.cpp: put canWinNim into `class Solution`, as in the site's editor
bool canWinNim(int n) { return n % 4; }
int main() { cout << canWinNim(4) << endl; }
