// Finds the runs of three or more with a regular expression
/**
 * @param {string} colors
 * @return {boolean}
 */
var winnerOfGame = function(colors) {
    const moves = (runs) => (runs ?? []).reduce((sum, run) => sum + run.length - 2, 0);
    return moves(colors.match(/AAA+/g)) > moves(colors.match(/BBB+/g));
};
