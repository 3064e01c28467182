// judged 292 4: LeetCode RE exit status: 1: TypeError: Cannot read properties of undefined (reading 'length') (line 4)
interface Heap { stones?: number[] }
function canWinNim(n: number): boolean {
    return ({} as Heap).stones!.length > n;
}
