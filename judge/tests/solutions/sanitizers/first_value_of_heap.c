int stoneGameII(int* piles, int pilesSize) {
    int* best = malloc((pilesSize + 1) * sizeof(int));
    for (int start = pilesSize - 1; start >= 0; start--) best[start] = piles[start] + best[start + 1];
    return best[0];
}
// on linux judged 1140 [1]: …the compiler's sanitizers find…: the answer depends on a variable that has no value yet
