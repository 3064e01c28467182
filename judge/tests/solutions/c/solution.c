// The excerpt shows the line with the mistake.
// judged: …solution.c:5:…return heap % 4;…CE: it does not compile

bool canWinNim(int n) {
    return heap % 4;
}
