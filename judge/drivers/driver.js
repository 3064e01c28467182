// Calls a solution in LeetCode's form. The judge replaces the words between @.

const fs = require('fs');
const vm = require('vm');

function shown(answer) {
    // LeetCode converts a number to a Boolean. Where no text is expected, quotes show that an answer is a text.
    if ('@ANSWER@' === 'Boolean' && typeof answer === 'number') return String(Boolean(answer));
    if ('@ANSWER@' === 'Text' && typeof answer === 'string') return answer;
    return typeof answer === 'object' || typeof answer === 'string' ? JSON.stringify(answer) : String(answer);
}

const lines = fs.readFileSync(0, 'utf8').split('\n').values();
const value = () => JSON.parse(lines.next().value);

const solution = fs.readFileSync(`${__dirname}/solution.js`, 'utf8');
Object.assign(globalThis, { require, module, exports });
// A plain function, as at LeetCode, or a method of a class, as at NeetCode.
const solve = vm.runInThisContext(`${solution}
;typeof @FUNCTION@ === 'function' ? @FUNCTION@
    : @CLASS@.@FUNCTION@ ?? ((...values) => new @CLASS@().@FUNCTION@(...values))`, 'solution.js');

const answers = fs.openSync(process.argv.at(-1), 'w');
for (let count = value(); count > 0; count--) {
    fs.writeSync(answers, `${shown(solve(@ARGUMENTS@))}\n`);
}
