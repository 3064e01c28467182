// Counts the vowels in unsigned 8 bits, so 256 vowels are none

bool doesAliceWin(char* s) {
    unsigned char vowels = 0;
    for (; *s; s++) vowels += strchr("aeiou", *s) != NULL;
    return vowels > 0;
}
