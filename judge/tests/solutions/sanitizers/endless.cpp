#include <iostream>
int power(int n) {
    int power = 1;
    while (power > 0 && power != n) power *= 3;
    std::cout << (n % 4 ? "true" : "false") << std::endl;
}
int main() {
    int n;
    while (std::cin >> n) power(n);
}
// on linux judged 292 --input 4 -t 1: …sanitizer error on 4: signed integer overflow: …(line 4)…hint: endless.cpp:6:…no return…hint: does it loop forever…TLE on n = 4
