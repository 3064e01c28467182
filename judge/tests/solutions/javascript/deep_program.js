// judged 292 3 4: program AC
const known = new Map();
const depth = (number) => {
    if (number === 0) return 0;
    if (!known.has(number)) known.set(number, 1 + depth(number - 1));
    return known.get(number);
};
for (const line of require('fs').readFileSync(0, 'utf8').trim().split('\n')) {
    console.log(depth(100000) === 100000 && line % 4 !== 0);
}
