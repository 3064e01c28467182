// Says whether a solution can be read at all. Of TypeScript it makes JavaScript first: blanks for types, so that lines
// keep their numbers.

const fs = require('fs');
const { stripTypeScriptTypes, wrap } = require('module');
const vm = require('vm');
const { tell } = require('./crash.js');

const solution = fs.readFileSync('solution.js', 'utf8');
if (/\.ts$/i.test('@NAME@')) {
    if (!stripTypeScriptTypes) {
        console.error(`Node 22.18 or newer is needed for @NAME@; this is ${process.version}`);
        process.exit(69);
    }
    try {
        fs.writeFileSync('solution.js', stripTypeScriptTypes(solution));
    } catch (error) {
        // The stack starts with `:2`, the line, and what is wrong.
        console.error('@NAME@' + error.stack.split('\n    at ')[0]);
        process.exit(1);
    }
}
try {
    // Trimmed, so that an error at its end is told with its last line.
    new vm.Script(wrap(fs.readFileSync('solution.js', 'utf8').trimEnd()), { filename: 'solution.js' });
} catch (error) {
    // A module is read otherwise.
    if (!error.message.includes('module')) tell(error, '@NAME@: ');
}
