// Stands around a solution in LeetCode's form. The judge writes what is meant in place of the words between @.

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#line 1 "@NAME@"
@SOURCE@
#line 16 "driver.c"

static int judge_number(void) {
    int number = 0;
    return scanf("%d", &number) == 1 ? number : 0;
}

static int* judge_row(int length) {
    int* values = malloc(length * sizeof(int));
    for (int i = 0; i < length; i++) values[i] = judge_number();
    return values;
}

// How an answer is written.
#define Boolean(answer) fputs((answer) ? "true\n" : "false\n", answers)
#define Integer(answer) fprintf(answers, "%d\n", answer)
#define Text(answer) fprintf(answers, "%s\n", answer)

static void* judge_answer_all(void* path) {
    FILE* answers = fopen(path, "w");
    for (int count = judge_number(); count > 0; count--) {
        @READ@
        @ANSWER@(@FUNCTION@(@ARGUMENTS@));
        fflush(answers);
    }
    return NULL;
}

// The main thread's stack is too small for a deep recursion.
int main(int count, char** words) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 64 << 20);
    pthread_t thread;
    if (pthread_create(&thread, &attributes, judge_answer_all, words[count - 1]) != 0) return 1;
    return pthread_join(thread, NULL);
}
