// judged --input 3: …found: a Promise…hint: a Promise was returned: should `async` be removed?…WA on n = 3
var canWinNim = async (n) => n % 4 !== 0;
