# Each player gets the own half of every pile; the middle cards are sorted

first = second = 0
middles = []
for _ in range(int(input())):
    _, *cards = map(int, input().split())
    half = len(cards) // 2
    first += sum(cards[:half])
    second += sum(cards[len(cards) - half :])
    if len(cards) % 2:
        middles.append(cards[half])
middles.sort(reverse=True)
print(first + sum(middles[::2]), second + sum(middles[1::2]))
