// `sort` without a function compares numbers as strings: 10 before 9

/**
 * @param {number[]} piles
 * @return {number}
 */
var maxCoins = function(piles) {
    piles.sort();
    let coins = 0;
    for (let i = piles.length / 3; i < piles.length; i += 2) coins += piles[i];
    return coins;
};
