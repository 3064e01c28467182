// judged 292 3 4: program AC
console.log(require('fs').readFileSync(0) % 4 > 0)
