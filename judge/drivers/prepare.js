// Says whether a solution can be read at all. Of TypeScript it makes JavaScript first.

const fs = require('fs');
const { stripTypeScriptTypes, wrap } = require('module');
const vm = require('vm');
const { tell } = require('./crash.js');

function endUnable(reason) {
    console.error(`${reason}; this is ${process.version}`);
    process.exit(69);
}

// Blanks for types keep the numbers of lines. Where they are not enough, as for an enum, lines have no number.
function javascript(solution, mode) {
    try {
        const name = mode === 'strip' ? '' : '\n//# sourceURL=transformed.js';
        return stripTypeScriptTypes(solution, { mode }) + name;
    } catch (error) {
        if (error.code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX' && mode === 'strip') return javascript(solution, 'transform');
        if (error.code === 'ERR_INVALID_ARG_VALUE') endUnable('Node 22.18 to 25 is needed for an enum or a parameter property');
        throw error;
    }
}

const solution = fs.readFileSync('solution.js', 'utf8');
if (/\.ts$/i.test('@NAME@')) {
    if (!stripTypeScriptTypes) endUnable('Node 22.18 or newer is needed for @NAME@');
    try {
        fs.writeFileSync('solution.js', javascript(solution, 'strip'));
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
