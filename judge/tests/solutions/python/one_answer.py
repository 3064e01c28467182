# judged 292 3 4 7: program AC
# judged 292 3 4 8: program WA question 3 of 3: 8  expected false, found true
# judged 292 3 4 9: program RE question 3 of 3: 9  exit status: 9; the answers are right
n = int(input())
print("false" if n == 4 else "true", flush=True)
if n == 9:
    exit(9)
