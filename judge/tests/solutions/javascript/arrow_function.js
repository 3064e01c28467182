// judged 292 3 4: LeetCode AC
const canWinNim = n => n % 4
