#include <stdio.h>

int main() {
#ifndef ONLINE_JUDGE
    freopen("in.txt", "r", stdin);
#endif
    int n;
    if (scanf("%d", &n) != 1) return 0;
    puts(n < 3 ? "second" : "first");
}
// judged CSES2207 --input 3: …hint: does freopen make it read or write a file? remove it here, or guard it with ONLINE_JUDGE, which we define for programs of Codeforces, Luogu and AtCoder…WA on n = 3
// judged ARC105D --input '[1,1]': …found: second…hint: it gives one answer to two inputs…WA on a = [1,1]
