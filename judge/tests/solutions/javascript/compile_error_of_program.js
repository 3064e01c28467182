// judged dp_l_deque [1,2]: CE compile_error_of_program.js: SyntaxError: …(line 3)
const text = require('fs').readFileSync(0, 'utf8');
console.log(text.split('\n');
