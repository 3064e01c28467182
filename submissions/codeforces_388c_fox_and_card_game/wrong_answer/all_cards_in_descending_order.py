# Both players take all cards in descending order, wherever they are

cards = []
for _ in range(int(input())):
    cards += list(map(int, input().split()))[1:]
cards.sort(reverse=True)
print(sum(cards[::2]), sum(cards[1::2]))
