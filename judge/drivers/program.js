// Loaded before a program that reads standard input: makes a crash print one line that says what happened.
process.on('uncaughtException', (error) => {
    console.error(String(error));
    process.exit(1);
});
