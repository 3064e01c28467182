def lead(row):
    leads = list(row)
    for length in range(2, len(row) + 1):
        for start in range(len(row) - length + 1):
            end = start + length - 1
            leads[start] = max(row[start] - leads[start + 1], row[end] - leads[start])
    return leads[0]


if __name__ == "__main__":
    row = input().strip("[]\n").split(",")
    print("true" if lead([int(value) for value in row]) >= 0 else "false")
# judged 486 --input '[1,5,2] [3,6,4,0,2]': AC on 2 of 2 inputs
