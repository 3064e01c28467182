# Gives the largest middle card to the second player

first = second = 0
middles = []
for _ in range(int(input())):
    count, *cards = map(int, input().split())
    first += sum(cards[: count // 2])
    second += sum(cards[(count + 1) // 2 :])
    if count % 2:
        middles.append(cards[count // 2])
middles.sort(reverse=True)
print(first + sum(middles[1::2]), second + sum(middles[::2]))
