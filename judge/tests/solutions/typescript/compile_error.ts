function canWinNim(n: number): boolean {
    const heap: number = ;
    return n % 4 !== 0;
}
// judged: compile_error.ts:2…Expression expected…CE: it does not compile
