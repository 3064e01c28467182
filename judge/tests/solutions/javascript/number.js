// judged --case '3 4': question 2 of 2: 4  expected: false, found: true…WA on question 2 of 2
const canWinNim = n => n / 8
