function canWinNim(n: number): boolean {
    const heap: number = ;
    return n % 4 !== 0;
}
// judged 292 4: CE compile_error.ts:2…Expression expected
