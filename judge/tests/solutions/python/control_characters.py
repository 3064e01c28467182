# judged 292 3: program WA question 1 of 1: 3  expected true, found \u{1b}[31mtrue\u{1b}[0m\u{feff}
print("\033[31mtrue\033[0m\ufeff")
