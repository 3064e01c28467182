function canWinNim(n) {
    return n === 8 ? undefined.length : n % 4 !== 0;
}
