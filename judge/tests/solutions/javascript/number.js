// judged 292 3 4: function WA question 2 of 2: 4  expected false, found true
const canWinNim = n => n / 8
