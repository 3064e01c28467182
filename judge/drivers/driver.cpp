// Stands around a solution in LeetCode's form. The judge writes what is meant in place of the words between @.

#include "driver.hpp"

using namespace std;

#line 1 "@NAME@"
@SOURCE@
#line 10 "driver.cpp"

namespace driver {

int number() {
    int number;
    std::cin >> number;
    return number;
}

std::vector<int> row() {
    std::vector<int> values(number());
    for (int& value : values) std::cin >> value;
    return values;
}

// What the function may return.
using Boolean = bool;
using Integer = long long;
using Text = std::string;

void* answer_all(void* path) {
    std::ofstream answers(static_cast<const char*>(path));
    answers << std::boolalpha;
    for (int count = number(); count > 0; count--) {
        // The values in braces are read from the first to the last.
        std::tuple arguments{@ARGUMENTS@};
        auto call = [](auto&... values) -> @ANSWER@ { return @CLASS@().@FUNCTION@(values...); };
        answers << std::apply(call, arguments) << '\n' << std::flush;
    }
    return nullptr;
}

}  // namespace driver

// The main thread's stack is too small for a deep recursion.
int main(int count, char** words) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 64 << 20);
    pthread_t thread;
    if (pthread_create(&thread, &attributes, driver::answer_all, words[count - 1]) != 0) return 1;
    return pthread_join(thread, nullptr);
}
