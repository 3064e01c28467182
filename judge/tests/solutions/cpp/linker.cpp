// on linux judged 292 4: CE …solution.…undefined reference to `f
int f();
int main() { return f(); }
