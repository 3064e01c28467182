#!/usr/bin/env node
// judged --input '3 4': expected: false…found: true…WA on input 2 of 2: n = 4
const canWinNim = n => n / 8
