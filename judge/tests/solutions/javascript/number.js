// judged --input '3 4': input 2 of 2: 4  expected: false, found: true…WA on input 2 of 2
const canWinNim = n => n / 8
