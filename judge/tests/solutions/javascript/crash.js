// judged 292 3: program RE question 1 of 1: 3  exit status: 1 stderr: TypeError: Cannot read properties of null (reading 'length') (line 3)
process.stdin.resume();
null.length;
