// The name is that of cph.
int main() {}
// judged --input '[[1]]': expected: 1 0…found: no answer…WA on piles = [[1]]
