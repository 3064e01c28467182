// judged: …CE: it does not compile
bool wins(int n);
bool canWinNim(int n) { return wins(n); }
