// The line 3 has the error.
var canWinNim = function(n) {
    return n % 4 !== ;
};
