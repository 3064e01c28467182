// Counts the triples, those of Bob as negative

bool winnerOfGame(char* colors) {
    int lead = 0;
    for (int i = 0; colors[i] && colors[i + 1] && colors[i + 2]; i++) {
        if (colors[i] == colors[i + 1] && colors[i] == colors[i + 2]) {
            lead += colors[i] == 'A' ? 1 : -1;
        }
    }
    return lead > 0;
}
