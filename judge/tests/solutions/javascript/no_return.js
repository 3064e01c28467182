// judged 292 4: LeetCode WA question 1 of 1: 4  expected false, found undefined (hint: is a return missing?)
var canWinNim = (n) => {};
