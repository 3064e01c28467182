// judged 292 4: CE missing_name.js: ReferenceError: memoize is not defined (line 2)
var canWinNim = memoize((n) => n % 4 !== 0);
