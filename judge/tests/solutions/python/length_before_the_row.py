# judged 877 [5,3,4,5] [3,7,2,3]: program AC
n = int(input())
row = list(map(int, input().split()))
leads = list(row)
for length in range(2, n + 1):
    for start in range(n - length + 1):
        leads[start] = max(row[start] - leads[start + 1], row[start + length - 1] - leads[start])
print("true" if leads[0] > 0 else "false")
