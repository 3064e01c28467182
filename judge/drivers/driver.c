// Calls a LeetCode-style solution. The judge replaces the words between `@` signs.

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
#line 16 "driver/driver.c"

// The unread rest of the inputs. A line break, a bracket or a comma precedes each value.
static char* judge_json;

// Reads a number, a string or a list. For a list, also returns its size and the sizes of the lists in it.
static void judge_read(void* value, int* size, int** sizes) {
    char* start = ++judge_json;
    void* data;
    if (*start == '"') {
        size_t length = strcspn(start + 1, "\"");
        data = memcpy(calloc(length + 1, 1), start + 1, length);
        judge_json += length + 2;
    } else if (*start == '[') {
        *size = start[1] != ']';
        for (int depth = 0; (depth += (*start == '[') - (*start == ']')) > 0; start++)
            *size += depth == 1 && *start == ',';
        size_t width = strchr("[\"", judge_json[1]) ? sizeof(void*) : sizeof(int);
        data = malloc(*size * width);
        *sizes = malloc(*size * sizeof(int));
        int* unused;
        for (int i = 0; i < *size; i++) judge_read((char*)data + i * width, *sizes + i, &unused);
        judge_json = start + 1;
    } else {
        *(int*)value = strtol(start, &judge_json, 10);
        return;
    }
    memcpy(value, &data, sizeof(data));
}

// Each writes an answer of one type.
#define Boolean(answer) fputs((answer) ? "true\n" : "false\n", answers)
#define Integer(answer) fprintf(answers, "%d\n", answer)
#define Text(answer) fprintf(answers, "%s\n", answer)

static void* judge_answer_all(void* paths) {
    FILE* inputs = fopen(((char**)paths)[0], "rb");
    FILE* answers = fopen(((char**)paths)[1], "wb");
    size_t length = 1;
    for (size_t capacity = 1 << 16; !feof(inputs); capacity *= 2) {
        judge_json = realloc(judge_json, capacity);
        length += fread(judge_json + length, 1, capacity - length, inputs);
    }
    int count;
    for (judge_read(&count, NULL, NULL); count > 0; count--) {
        @READ@
        @ANSWER@(@FUNCTION@(@ARGUMENTS@));
        fflush(answers);
    }
    return NULL;
}

// The main thread's stack is too small for deep recursion.
int main(int argc, char** argv) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 64 << 20);
    pthread_t thread;
    if (pthread_create(&thread, &attributes, judge_answer_all, argv + argc - 2) != 0) return 1;
    return pthread_join(thread, NULL);
}
