import { readFileSync } from 'fs';

const numbers: number[] = readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
for (const n of numbers) console.log(n % 4 !== 0 as boolean);
// judged 292 --input '3 4 5': AC on 3 of 3 inputs
