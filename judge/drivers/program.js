// Loaded before a program that reads standard input: makes a crash print what happened, and then where.
process.on('uncaughtException', (error) => {
    console.error(error?.stack ?? String(error));
    process.exit(1);
});
