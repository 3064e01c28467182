// The name is that of cph.
int main() {}
// judged --input '[[1]]': expected: 0 1…found: no answer…WA on piles = [[1]]
