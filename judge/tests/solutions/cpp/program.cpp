#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::vector<long> row;
    char mark;
    for (long value; std::cin >> mark && mark != ']' && std::cin >> value;) row.push_back(value);
    std::vector<long> leads = row;
    for (size_t length = 2; length <= row.size(); length++)
        for (size_t start = 0; start + length <= row.size(); start++)
            leads[start] = std::max(row[start] - leads[start + 1], row[start + length - 1] - leads[start]);
    std::cout << (leads[0] >= 0 ? "true" : "false") << std::endl;
}
// judged 486 --input '[1,5,2] [3,6,4,0,2]': AC on 2 of 2 inputs
