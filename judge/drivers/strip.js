// Makes JavaScript of TypeScript: blanks for types, so that lines keep their numbers.

const fs = require('fs');
const strip = require('module').stripTypeScriptTypes;

if (!strip) {
    console.error(`Node 22.18 or newer is needed for @NAME@; this is ${process.version}`);
    process.exit(69);
}
try {
    fs.writeFileSync('solution.js', strip(fs.readFileSync('@FILE@', 'utf8')));
} catch (error) {
    // The stack starts with `:2`, the line, and what is wrong.
    console.error('@NAME@' + error.stack.split('\n    at ')[0]);
    process.exit(1);
}
