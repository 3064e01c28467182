// Calls a solution in LeetCode's form, solution.js. The judge writes names in place of the words in capitals.

const fs = require('fs');
const path = require('path');
const vm = require('vm');
const { Worker, isMainThread } = require('worker_threads');

const read = {
    number: (first) => first,
    row: (length, numbers) => Array.from({ length }, () => numbers.next().value),
};

function shown(answer) {
    return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}

function answerAll() {
    const numbers = fs.readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number).values();
    const solution = fs.readFileSync(path.join(__dirname, 'solution.js'), 'utf8');
    Object.assign(globalThis, { require, module, exports });
    // Alone first, so that an error at its end is told with its last line.
    new vm.Script(solution.trimEnd(), { filename: 'solution.js' });
    const solve = vm.runInThisContext(`${solution}\n;FUNCTION`, 'solution.js');
    const answers = fs.openSync(process.argv.at(-1), 'w');
    for (const first of numbers) {
        fs.writeSync(answers, `${shown(solve(read.READ(first, numbers)))}\n`);
    }
}

if (isMainThread) {
    // The main thread's stack is too small for a deep recursion.
    const worker = new Worker(__filename, { argv: process.argv.slice(2), resourceLimits: { stackSizeMb: 64 } });
    worker.on('error', (error) => console.error(error?.stack ?? String(error)));
    worker.on('exit', (status) => process.exit(status));
} else {
    answerAll();
}
