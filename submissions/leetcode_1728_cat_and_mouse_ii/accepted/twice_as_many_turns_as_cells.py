# Memoized recursion with a limit of two turns for each cell, which no known win exceeds

class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        rows, cols = len(grid), len(grid[0])
        cells = {(r, c): grid[r][c] for r in range(rows) for c in range(cols)}
        mouse, cat, food = (
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

        @cache
        def mouse_wins(mouse: tuple, cat: tuple, turn: int) -> bool:
            if mouse == cat or cat == food or turn >= 2 * rows * cols:
                return False
            if mouse == food:
                return True
            if turn % 2 == 0:
                return any(mouse_wins(end, cat, turn + 1) for end in mouse_to[mouse])
            return all(mouse_wins(mouse, end, turn + 1) for end in cat_to[cat])

        return mouse_wins(mouse, cat, 0)
