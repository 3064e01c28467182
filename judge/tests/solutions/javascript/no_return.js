// judged --case 4: expected: false…found: undefined…hint: is a return missing?…WA on n = 4
var canWinNim = (n) => {};
