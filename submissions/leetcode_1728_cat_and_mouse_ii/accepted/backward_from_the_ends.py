# Retrograde analysis: for each position, counts the moves that are not known to lose

class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        MOUSE, CAT = 0, 1
        cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        start, cat_start, food = (
            next(place for place, cell in cells.items() if cell == letter) for letter in "MCF"
        )

        def jumps(longest: int) -> dict:
            result = {}
            for r, c in cells:
                ends = [(r, c)]
                for dr, dc in (0, 1), (1, 0), (0, -1), (-1, 0):
                    for jump in range(1, longest + 1):
                        end = r + dr * jump, c + dc * jump
                        if cells.get(end, "#") == "#":
                            break
                        ends.append(end)
                result[r, c] = ends
            return result

        mouse_to, cat_to = jumps(mouseJump), jumps(catJump)
        floor = [place for place, cell in cells.items() if cell != "#"]
        degree, winner = {}, {}
        for mouse in floor:
            for cat in floor:
                degree[mouse, cat, MOUSE] = len(mouse_to[mouse])
                degree[mouse, cat, CAT] = len(cat_to[cat])
                if mouse == cat or cat == food:
                    winner[mouse, cat, MOUSE] = winner[mouse, cat, CAT] = CAT
                elif mouse == food:
                    winner[mouse, cat, MOUSE] = winner[mouse, cat, CAT] = MOUSE
        queue = deque(winner)
        while queue:
            mouse, cat, turn = state = queue.popleft()
            if turn == CAT:
                parents = [(cell, cat, MOUSE) for cell in mouse_to[mouse]]
            else:
                parents = [(mouse, cell, CAT) for cell in cat_to[cat]]
            for parent in parents:
                if parent in winner:
                    continue
                degree[parent] -= 1
                if winner[state] == parent[2] or degree[parent] == 0:
                    winner[parent] = winner[state]
                    queue.append(parent)
        return winner.get((start, cat_start, MOUSE), CAT) == MOUSE
