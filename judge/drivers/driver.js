// Calls a LeetCode-style solution. The judge replaces the words between `@` signs.

const fs = require('fs');
const vm = require('vm');

function format(answer) {
    if (typeof answer?.then === 'function') return 'a Promise';
    // LeetCode converts a number to a Boolean. If the answer is a string by mistake, quotes show that.
    if ('@ANSWER@' === 'Boolean' && typeof answer === 'number') return String(Boolean(answer));
    if ('@ANSWER@' === 'Text' && typeof answer === 'string') return answer;
    return typeof answer === 'object' || typeof answer === 'string' ? JSON.stringify(answer) : String(answer);
}

const lines = fs.readFileSync(process.argv.at(-2), 'utf8').split('\n').values();
const value = () => JSON.parse(lines.next().value);

const solution = fs.readFileSync(`${__dirname}/solution.js`, 'utf8');
Object.assign(globalThis, { require, module, exports });
// A plain function, as on LeetCode, or a method of a class, as on NeetCode.
const solve = vm.runInThisContext(`${solution}
;typeof @FUNCTION@ === 'function' ? @FUNCTION@
    : @CLASS@.@FUNCTION@ ?? ((...values) => new @CLASS@().@FUNCTION@(...values))`, 'solution.js');

const answers = fs.openSync(process.argv.at(-1), 'w');
for (let count = value(); count > 0; count--) {
    fs.writeSync(answers, `${format(solve(@ARGUMENTS@))}\n`);
}
