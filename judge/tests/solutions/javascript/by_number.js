// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
let calls = 0;

function canWinNim(n) {
    calls++;
    if (n === 12) return !canWinNim(n);
    while (n === 16);
    return n > 5 ? (n === 8 ? undefined.length : n % 4 !== 0) : calls !== 2;
}
// judged 292 3 4 5: LeetCode AC
// judged 292 3 6 4: LeetCode WA question 3 of 3: 4  expected false, found true
// judged 292 3 4 7 8 9: LeetCode RE exit status: 1: TypeError: Cannot read properties of undefined (reading 'length') (line 8); 3 of 5 answered
// within 20 s judged 292 12: LeetCode RE …RangeError: Maximum call stack size exceeded…; is the recursion endless?
// within 0.5 s judged 292 16: LeetCode TLE stopped after 0.5 s
