// judged --input '3 4': AC on 2 of 2 inputs
#include <iostream>
class Solution { public: bool canWinNim(int n) { return n % 4; } };
int main() { for (int n; std::cin >> n;) std::cout << (Solution().canWinNim(n) ? "true" : "false") << std::endl; }
