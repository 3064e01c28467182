// judged 292 3 4: function AC
function CanWinNim (n) { return n % 4 }
/*
process.stdin.on('data', x)
*/
