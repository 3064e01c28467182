// on linux judged 292 3: program RE signal: 6 (SIGABRT): solution: assertion.c:3: main: Assertion `count > 1' failed.
#include <assert.h>
int main(int count, char **words) { assert(count > 1); }
