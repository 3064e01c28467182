export const canWinNim = (n) => rest(n) > 0;
export default canWinNim;
export { rest };

function rest(n) {
    if (n === 8) throw new Error('eight');
    return n % 4;
}
// judged --input '3 4 5': AC on 3 of 3 inputs
// judged --input 8: …Error: eight (line 6)…RE on n = 8
