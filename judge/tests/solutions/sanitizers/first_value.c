#include <stdio.h>
int main(void) {
    int n, value, sum;
    scanf("%d", &n);
    while (scanf("%d", &value) == 1) sum += value;
    printf("%d\n", sum);
}
// on linux judged deque [5]: …find…: the answer depends on a variable that has no value yet…first_value.c:5:…sum…
