// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
let calls = 0;

function canWinNim(n) {
    calls++;
    if (n === 12) return !canWinNim(n);
    while (n === 16);
    return n > 5 ? (n === 8 ? undefined.length : n % 4 !== 0) : calls !== 2;
}
// judged 292 3 4 5: function AC
// judged 292 3 6 4: function WA question 3 of 3: 4  expected false, found true
// judged 292 3 4 7 8 9: function RE question 4 of 5: 8  exit status: 1 stderr: TypeError: Cannot read properties of undefined (reading 'length') (line 8)
// within 20 s judged 292 12: function RE …RangeError: Maximum call stack size exceeded…
// within 0.5 s judged 292 16: function TLE question 1 of 1: 16  stopped after 0.5 s
