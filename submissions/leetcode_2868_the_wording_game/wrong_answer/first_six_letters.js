// Compares only the first six letters of the words

var canAliceWin = function(a, b) {
    const words = [a, b].map(list => list.map(word => word.slice(0, 6)));
    const next = [1, 0];
    let last = words[0][0];
    for (let player = 1; ; player = 1 - player) {
        const fits = word => word > last && word.charCodeAt(0) - last.charCodeAt(0) <= 1;
        const list = words[player];
        while (next[player] < list.length && !fits(list[next[player]])) next[player]++;
        if (next[player] === list.length) return player === 1;
        last = list[next[player]++];
    }
};
