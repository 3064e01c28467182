// judged --input '3 4': AC on 2 of 2 inputs
function CanWinNim (n) { return n % 4 }
/*
process.stdin.on('data', x)
*/
