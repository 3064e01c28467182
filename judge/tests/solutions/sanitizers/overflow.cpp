#include <iostream>
#include <vector>
int main() {
    int n, sum = 0;
    std::cin >> n;
    std::vector<int> row(n);
    for (int& value : row) std::cin >> value, sum += value;
    std::cout << sum << std::endl;
}
// on linux judged deque [1] [1000000000,1000000000,1000000000]: program WA …signed integer overflow: …(line 7)
