#include <iostream>

int main() {
    int n;
    while (std::cin >> n) std::cout << std::boolalpha << (n % 5 != 0) << "\n";
}
