// judged 292 4: other_name.js has no canWinNim, which LeetCode calls, nor is it a program that reads standard input
const canWin = n => n % 4
