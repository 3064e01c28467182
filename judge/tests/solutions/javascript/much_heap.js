// judged --input 3: …JavaScript heap out of memory…RE on n = 3
var canWinNim = (n) => {
    const rows = [];
    for (;;) rows.push([n]);
};
