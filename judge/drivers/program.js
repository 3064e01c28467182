// Before a program that reads standard input: it ends a crash with one line that says what happened.
process.on('uncaughtException', (error) => {
    console.error(String(error));
    process.exit(1);
});
