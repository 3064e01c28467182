#include <stdio.h>
static volatile char table[500 << 20];
int main() { puts(table[getchar()] ? "" : "10"); }
// on linux judged nowcoder_card_game [10]: program RE …without the limit of 256 MiB it does not crash: is an array too large?
