// judged dp_l_deque [1,2]: program RE exit status: 1: SyntaxError: …(line 2)
console.log(JSON.parse(require('fs').readFileSync(0, 'utf8')));
