// judged 292 3: program RE exit status: 1: TypeError: Cannot read properties of null (reading 'length') (line 3)
process.stdin.resume();
null.length;
