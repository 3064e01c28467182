// judged --input '3 4': …found: it does not exit; the answers are right…hint: is a timer not cleared, or …TLE on input 2 of 2: n = 4
setInterval(() => {}, 1000);
var canWinNim = (n) => n % 4 !== 0;
