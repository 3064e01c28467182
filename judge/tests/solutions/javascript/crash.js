// judged 292 --input 3: …found: exit …: 1…TypeError: Cannot read properties of null (reading 'length') (line 3)…RE on n = 3
process.stdin.resume();
null.length;
