# Both players take the largest pile that can be taken

import heapq

n = int(input())
row = list(map(int, input().split()))
heap = []


def open_neighbors(place):
    for beside in (place - 1, place + 1):
        if 0 <= beside < n and row[beside]:
            heapq.heappush(heap, (-row[beside], beside))


for place, pile in enumerate(row):
    if pile == 0:
        open_neighbors(place)
scores, player = [0, 0], 0
while heap:
    pile, place = heapq.heappop(heap)
    if row[place]:
        scores[player] -= pile
        player = 1 - player
        row[place] = 0
        open_neighbors(place)
print(*scores)
