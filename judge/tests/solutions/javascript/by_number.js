// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
let calls = 0;

function canWinNim(n) {
    calls++;
    if (n === 12) return !canWinNim(n);
    while (n === 16);
    return n > 5 ? (n === 8 ? undefined.length : n % 4 !== 0) : calls !== 2;
}
