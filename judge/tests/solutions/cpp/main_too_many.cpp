// judged 292: main_too_many.cpp: remove `main`; the site supplies its own…CE: it does not compile
#include <iostream>
class Solution { public: bool canWinNim(int n) { return n % 4; } };
int main() { std::cout << Solution().canWinNim(4) << std::endl; }
