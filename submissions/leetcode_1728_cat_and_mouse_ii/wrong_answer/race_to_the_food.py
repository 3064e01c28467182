# The mouse wins if it needs no more jumps to the food than the cat

class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        mouse, cat, food = (
            next(place for place, cell in cells.items() if cell == letter) for letter in "MCF"
        )

        def jumps_to_food(start: tuple, longest: int) -> float:
            distance = {start: 0}
            queue = deque([start])
            while queue:
                r, c = place = queue.popleft()
                for dr, dc in (0, 1), (1, 0), (0, -1), (-1, 0):
                    for jump in range(1, longest + 1):
                        end = r + dr * jump, c + dc * jump
                        if cells.get(end, "#") == "#":
                            break
                        if end not in distance:
                            distance[end] = distance[place] + 1
                            queue.append(end)
            return distance.get(food, inf)

        return jumps_to_food(mouse, mouseJump) <= jumps_to_food(cat, catJump)
