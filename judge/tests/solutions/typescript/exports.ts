export type Pile = number;
export default function canWinNim(n: Pile): boolean {
    return n % 4 > 0;
}
// judged --input '3 4 5': AC on 3 of 3 inputs
