// Checks the syntax of a solution. Turns TypeScript into JavaScript first.

const fs = require('fs');
const { stripTypeScriptTypes, wrap } = require('module');
const vm = require('vm');
const { tell } = require('./crash.js');

function endUnable(reason) {
    console.error(`${reason}; this is ${process.version}`);
    process.exit(69);
}

// Replacing types by blanks keeps the line numbers. A transformation, as an enum needs it, loses them.
function javascript(solution, mode) {
    try {
        const name = mode === 'strip' ? '' : '\n//# sourceURL=transformed.js';
        return stripTypeScriptTypes(solution, { mode }) + name;
    } catch (error) {
        if (error.code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX' && mode === 'strip') return javascript(solution, 'transform');
        if (error.code === 'ERR_INVALID_ARG_VALUE') endUnable('an enum or a parameter property needs Node 22.18 to 25');
        throw error;
    }
}

const solution = fs.readFileSync('solution.js', 'utf8');
if (/\.ts$/i.test('@NAME@')) {
    if (!stripTypeScriptTypes) endUnable('@NAME@ needs Node 22.18 or newer');
    try {
        fs.writeFileSync('solution.js', javascript(solution, 'strip'));
    } catch (error) {
        // The stack starts with `:2`, the line, and the message.
        console.error('@NAME@' + error.stack.split('\n    at ')[0]);
        process.exit(1);
    }
}
try {
    // Trimmed, so that an error at the end is reported at the last line of code.
    new vm.Script(wrap(fs.readFileSync('solution.js', 'utf8').trimEnd()), { filename: 'solution.js' });
} catch (error) {
    // Modules have another syntax, which `vm.Script` rejects.
    if (!error.message.includes('module')) tell(error, '@NAME@: ');
}
