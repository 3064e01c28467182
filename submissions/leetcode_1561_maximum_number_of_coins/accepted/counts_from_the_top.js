// Counts the piles of each size; from the largest size down, takes every other pile

/**
 * @param {number[]} piles
 * @return {number}
 */
var maxCoins = function(piles) {
    const counts = new Array(10001).fill(0);
    for (const pile of piles) counts[pile]++;
    let coins = 0;
    let rounds = piles.length / 3;
    let isAlice = true;
    for (let size = 10000; rounds > 0; size--) {
        for (; counts[size] > 0 && rounds > 0; counts[size]--) {
            if (!isAlice) {
                coins += size;
                rounds--;
            }
            isAlice = !isAlice;
        }
    }
    return coins;
};
