// Compiles and reads standard input only where ONLINE_JUDGE is defined; its debug.h is not here.
#ifndef ONLINE_JUDGE
#include "debug.h"
#endif
#include <stdio.h>

int main() {
#ifndef ONLINE_JUDGE
    freopen("in.txt", "r", stdin);
#endif
    int n;
    scanf("%d", &n);
    long a = 0, b = 0;
    // Right for even piles. The answer may stand on two lines.
    for (int pile = 0, s; pile < n; pile++) {
        scanf("%d", &s);
        for (int card = 0, value; card < s; card++) {
            scanf("%d", &value);
            if (card < s / 2) a += value; else b += value;
        }
    }
    printf("\n%ld\n\n  %ld\n", a, b);
}
// judged 388C --input '[[1,2],[5,1]]': …AC on piles = [[1,2],[5,1]]
// judged P3210 --input '[1,0]': …WA on…
// judged CSES1730 --input '[1]': …debug.h…CE: it does not compile
