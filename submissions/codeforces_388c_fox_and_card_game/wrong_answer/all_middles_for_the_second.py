# Gives all middle cards to the second player

first = second = 0
for _ in range(int(input())):
    count, *cards = map(int, input().split())
    first += sum(cards[: count // 2])
    second += sum(cards[count // 2 :])
print(first, second)
