#include <iostream>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<int> row(n);
    for (int& value : row) std::cin >> value;
    std::cout << (row.front() + row.back() > 0 ? "true" : "false") << std::endl;
}
// judged 877 [5,3,4,5] [3,7,2,3]: program AC
