// judged 292 3 4: program AC
#include <iostream>
#include <map>

std::map<int, int> known;

int depth(int number) {
    volatile char frame[200] = {1};
    if (number == 0) return 0;
    if (!known.count(number)) known[number] = frame[0] + depth(number - 1);
    return known[number];
}

int main() {
    for (int n; std::cin >> n;) std::cout << (depth(100000) == 100000 && n % 4 ? "true\n" : "false\n");
}
