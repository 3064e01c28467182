// Checks the syntax of a solution. Turns TypeScript into JavaScript first.

const fs = require('fs');
const { stripTypeScriptTypes, wrap } = require('module');
const vm = require('vm');
const { report } = require('./crash.js');

function exitWith(reason) {
    console.error(`${reason}; this is ${process.version}`);
    process.exit(69);
}

// Replacing types with blanks keeps the line numbers. A transformation, which an enum needs, loses them.
function toJavaScript(solution, mode) {
    try {
        const sourceURL = mode === 'strip' ? '' : '\n//# sourceURL=transformed.js';
        return stripTypeScriptTypes(solution, { mode }) + sourceURL;
    } catch (error) {
        const isUnsupported = error.code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX';
        if (isUnsupported && mode === 'strip') return toJavaScript(solution, 'transform');
        if (error.code === 'ERR_INVALID_ARG_VALUE') exitWith('enums, namespaces and parameter properties need Node 22.18 to 25');
        throw error;
    }
}

const solution = fs.readFileSync('solution.js', 'utf8');
if (/\.m?ts$/i.test('@NAME@')) {
    if (!stripTypeScriptTypes) exitWith('@NAME@ needs Node 22.18 or newer');
    try {
        fs.writeFileSync('solution.js', toJavaScript(solution, 'strip'));
    } catch (error) {
        // The stack begins with the line number, as in `:2`, and the message.
        console.error('@NAME@' + error.stack.split('\n    at ')[0]);
        process.exit(1);
    }
}
try {
    // Without trailing blank lines, an error at the end is reported at the last line of code.
    const code = fs.readFileSync('solution.js', 'utf8').replace(/^#!.*/, '').trimEnd();
    new vm.Script(wrap(code), { filename: 'solution.js' });
} catch (error) {
    // Modules have another syntax, which `vm.Script` rejects.
    if (!error.message.includes('module')) report(error, '@NAME@: ');
}
