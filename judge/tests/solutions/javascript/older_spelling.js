// judged 292 3 4: LeetCode AC
function CanWinNim (n) { return n % 4 }
/*
process.stdin.on('data', x)
*/
