// Calls a LeetCode-style solution. The judge replaces the words between `@` signs.

#include "driver.hpp"

using namespace std;

#line 1 "@NAME@"
@SOURCE@
#line 10 "driver/driver.cpp"

namespace driver {

std::ifstream inputs;

// Reads a line of JSON, and converts it to the type of the function's parameter.
class Value {
    std::stringstream json;
    std::shared_ptr<void> value;

    template <class Number>
    void read(Number& number) { json >> number; }

    void read(std::string& text) { std::getline(json.ignore(), text, '"'); }

    template <class Item>
    void read(std::vector<Item>& items) {
        char delimiter = json.get();
        if (json.peek() == ']') json >> delimiter;
        for (; json && delimiter != ']'; json >> delimiter) read(items.emplace_back());
    }

public:
    Value() { inputs.get(*json.rdbuf()).ignore(); }

    template <class Type>
    operator Type&() {
        auto typed = std::make_shared<std::remove_const_t<Type>>();
        read(*typed);
        assert(json);
        value = typed;
        return *typed;
    }
};

// The types that a function may return.
using Boolean = bool;
using Integer = long long;
using Text = std::string;

void* answer_all(void* paths) {
    inputs.open(static_cast<char**>(paths)[0]);
    std::ofstream answers(static_cast<char**>(paths)[1], std::ios::binary);
    answers << std::boolalpha;
    for (int count = Value(); count > 0; count--) {
        std::array<Value, @COUNT@> arguments;
        auto call = [](auto&... values) -> @ANSWER@ { return @CLASS@().@FUNCTION@(values...); };
        answers << std::apply(call, arguments) << '\n' << std::flush;
    }
    return nullptr;
}

}  // namespace driver

// The main thread's stack is too small for deep recursion.
int main(int argc, char** argv) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 64 << 20);
    pthread_t thread;
    if (pthread_create(&thread, &attributes, driver::answer_all, argv + argc - 2) != 0) return 1;
    return pthread_join(thread, nullptr);
}
