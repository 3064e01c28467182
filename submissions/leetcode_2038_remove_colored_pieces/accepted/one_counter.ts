// Counts along each run, and adds up Alice's moves minus Bob's

function winnerOfGame(colors: string): boolean {
    let lead = 0;
    let run = 0;
    for (let i = 0; i < colors.length; i++) {
        run = colors[i] === colors[i - 1] ? run + 1 : 1;
        if (run > 2) {
            lead += colors[i] === 'A' ? 1 : -1;
        }
    }
    return lead > 0;
}
