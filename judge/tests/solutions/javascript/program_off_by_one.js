const lines = require('readline').createInterface({ input: process.stdin });
lines.on('line', (line) => console.log(Number(line) % 5 !== 0));
