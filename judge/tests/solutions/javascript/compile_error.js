// The line 3 has the error.
var canWinNim = function(n) {
    return n % 4 !== ;
};
// judged 292: compile_error.js: SyntaxError: …(line 3)…CE: it does not compile
