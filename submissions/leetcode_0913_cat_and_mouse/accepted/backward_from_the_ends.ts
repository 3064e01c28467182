// Retrograde analysis: for each position, counts the moves that are not known to lose

function catMouseGame(graph: number[][]): number {
    const n = graph.length;
    const mouseTurn = 1, catTurn = 2;
    const table = (): number[][][] =>
        Array.from({ length: n }, () => Array.from({ length: n }, () => [0, 0, 0]));
    const winner = table();
    const degree = table();
    for (let mouse = 0; mouse < n; mouse++) {
        for (let cat = 1; cat < n; cat++) {
            const escapes = graph[cat].filter((node: number) => node !== 0);
            degree[mouse][cat] = [0, graph[mouse].length, escapes.length];
        }
    }
    const queue: [number, number, number][] = [];
    for (let node = 1; node < n; node++) {
        for (const turn of [mouseTurn, catTurn]) {
            winner[0][node][turn] = mouseTurn;
            winner[node][node][turn] = catTurn;
            queue.push([0, node, turn], [node, node, turn]);
        }
    }
    while (queue.length > 0) {
        const [mouse, cat, turn] = queue.pop()!;
        const won = winner[mouse][cat][turn];
        const mover = 3 - turn;
        for (const node of graph[mover === mouseTurn ? mouse : cat]) {
            const [m, c] = mover === mouseTurn ? [node, cat] : [mouse, node];
            if (c === 0 || winner[m][c][mover] !== 0) continue;
            degree[m][c][mover]--;
            if (won === mover || degree[m][c][mover] === 0) {
                winner[m][c][mover] = won;
                queue.push([m, c, mover]);
            }
        }
    }
    return winner[1][2][mouseTurn];
}
