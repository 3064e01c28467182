// judged --case '3 4': AC on 2 questions, asked in one run
function CanWinNim (n) { return n % 4 }
/*
process.stdin.on('data', x)
*/
