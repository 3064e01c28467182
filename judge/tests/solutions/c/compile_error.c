#include <stdio.h>

int main(void) {
    puts("true")
}
// judged 292 4: CE …compile_error.c:4
