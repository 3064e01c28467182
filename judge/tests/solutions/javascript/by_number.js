// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
let calls = 0;

function canWinNim(n) {
    calls++;
    if (n === 12) return !canWinNim(n);
    while (n === 16);
    return n > 5 ? (n === 8 ? undefined.length : n % 4 !== 0) : calls !== 2;
}
// judged --input '3 4 7 8 9': expected: …exit …: 1…TypeError: Cannot read properties of undefined (reading 'length') (line 8)…RE on input 4 of 5: n = 8
// judged -t 20 --input '3 4 12': expected: …exit …: 1…RangeError: Maximum call stack size exceeded…hint: is the recursion infinite or too deep?…on input 3 of 3: n = 12
// on unix judged -t 0.5 --input '3 4 16': expected: …stopped after 0.6 s of CPU time…TLE on input 3 of 3: n = 16
