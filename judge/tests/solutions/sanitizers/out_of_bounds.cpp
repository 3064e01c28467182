#include <iostream>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<int> row(n);
    for (int& value : row) std::cin >> value;
    volatile int behind = n > 2 ? row.data()[n] : 0;
    std::cout << (row.front() + behind - behind > 0 ? "true" : "false") << std::endl;
}
// on linux judged 877 --hunt 0.1: …a program that reads lengths first…the compiler's sanitizers find on [5,3,4,5]: heap-buffer-overflow (line 8)…AC …
