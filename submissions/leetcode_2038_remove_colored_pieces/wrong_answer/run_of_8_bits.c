// Counts the pieces of a run in unsigned 8 bits, so a run of 256 starts from 0 again

bool winnerOfGame(char* colors) {
    int moves[2] = {0, 0};
    unsigned char run = 0;
    for (int i = 0; colors[i]; i++) {
        run = i > 0 && colors[i] == colors[i - 1] ? run + 1 : 1;
        if (run >= 3) moves[colors[i] - 'A']++;
    }
    return moves[0] > moves[1];
}
