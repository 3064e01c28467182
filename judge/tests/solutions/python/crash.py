# judged 292 3: program RE exit status: 1: ValueError: no (line 3)
input()
raise ValueError('no\nmore')
