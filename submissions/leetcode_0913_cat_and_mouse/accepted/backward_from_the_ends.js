// Retrograde analysis: for each position, counts the moves that are not known to lose
/**
 * @param {number[][]} graph
 * @return {number}
 */
var catMouseGame = function(graph) {
    const n = graph.length;
    const MOUSE = 1, CAT = 2;
    const index = (mouse, cat, turn) => (mouse * n + cat) * 3 + turn;
    const winner = new Array(n * n * 3).fill(0);
    const degree = new Array(n * n * 3).fill(0);
    for (let mouse = 0; mouse < n; mouse++) {
        for (let cat = 1; cat < n; cat++) {
            degree[index(mouse, cat, MOUSE)] = graph[mouse].length;
            degree[index(mouse, cat, CAT)] = graph[cat].filter((node) => node !== 0).length;
        }
    }
    const queue = [];
    const decide = (mouse, cat, turn, won) => {
        winner[index(mouse, cat, turn)] = won;
        queue.push([mouse, cat, turn]);
    };
    for (let node = 1; node < n; node++) {
        for (const turn of [MOUSE, CAT]) {
            decide(0, node, turn, MOUSE);
            decide(node, node, turn, CAT);
        }
    }
    for (const [mouse, cat, turn] of queue) {
        const won = winner[index(mouse, cat, turn)];
        const parents = turn === CAT
            ? graph[mouse].map((node) => [node, cat, MOUSE])
            : graph[cat].filter((node) => node !== 0).map((node) => [mouse, node, CAT]);
        for (const [m, c, mover] of parents) {
            const parent = index(m, c, mover);
            if (winner[parent] !== 0) continue;
            degree[parent]--;
            if (won === mover || degree[parent] === 0) {
                decide(m, c, mover, won);
            }
        }
    }
    return winner[index(1, 2, MOUSE)];
};
