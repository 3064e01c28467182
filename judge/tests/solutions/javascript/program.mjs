import { readFileSync } from 'node:fs';

for (const n of readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)) console.log(n % 4 > 0);
// judged 292 --input '3 4 5': AC on 3 of 3 inputs
