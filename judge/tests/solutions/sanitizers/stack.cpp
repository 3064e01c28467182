#include <iostream>
int main() {
    int table[5000][5000];
    int n;
    std::cin >> n >> table[n][n];
    std::cout << table[n][n] << std::endl;
}
// on linux judged nowcoder_card_game [10]: program RE …SIGSEGV…find: stack-overflow (line …
