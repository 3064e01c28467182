// Tells a crash in one line, with the line of the reader's file, and gives the exit status. Loaded before a program too.

exports.tell = (error) => {
    const [, line] = String(error?.stack).match(/solution\.js:(\d+)/) ?? [];
    const [reason] = (error?.name ? `${error.name}: ${error.message}` : String(error)).split('\n');
    console.error(reason + (line ? ` (line ${line})` : ''));
    // What cannot even be read is a compile error; such a stack starts with the place. A module may be read elsewhere.
    const isUnreadable = error?.name === 'SyntaxError' && /^.*solution\.js:\d+\n/.test(error.stack);
    return isUnreadable && !reason.includes('outside a module') ? 65 : 1;
};

process.on('uncaughtException', (error) => {
    process.exit(exports.tell(error));
});
