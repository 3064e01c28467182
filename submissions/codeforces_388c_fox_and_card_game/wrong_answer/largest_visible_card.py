# Both players take the largest card that they can take

piles = []
for _ in range(int(input())):
    piles.append(list(map(int, input().split()))[1:])
scores = [0, 0]
turn = 0
while any(piles):
    left = [pile for pile in piles if pile]
    if turn == 0:
        scores[0] += max(left, key=lambda pile: pile[0]).pop(0)
    else:
        scores[1] += max(left, key=lambda pile: pile[-1]).pop()
    turn = 1 - turn
print(*scores)
