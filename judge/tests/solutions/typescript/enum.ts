// judged --input '3 4': AC on 2 of 2 inputs | …enums, namespaces and parameter properties need Node 22.18 to 25…
// judged --input 8: …RangeError: 8…RE on n = 8 | …enums, namespaces and parameter properties need Node 22.18 to 25…
enum Winner { Friend, You }

class Heap {
    constructor(private stones: number) {
        if (stones === 8) throw new RangeError('8');
    }

    winner(): Winner { return this.stones % 4 === 0 ? Winner.Friend : Winner.You; }
}

class Solution {
    canWinNim(n: number): boolean { return new Heap(n).winner() === Winner.You; }
}
