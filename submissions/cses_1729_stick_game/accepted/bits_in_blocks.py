# Bits of large integers: within a block of numbers the small moves look at a window, a large move shifts a whole block

def main():
    n, _ = map(int, input().split())
    moves = list(map(int, input().split()))
    size = 4096
    near = sum(1 << p - 1 for p in moves if p < size)
    far = [p for p in moves if p >= size]
    marked = [0] * (n // size + 1)
    letters = []
    window = 0  # bit d - 1: whether d sticks fewer are losing
    for block in range(n // size + 1):
        wins = marked[block]
        losing = 0
        for i in range(min(size, n + 1 - block * size)):
            if wins >> i & 1 or window & near:
                letters.append("W")
                window = window << 1 & (1 << size) - 1
            else:
                letters.append("L")
                losing |= 1 << i
                window = (window << 1 | 1) & (1 << size) - 1
        for p in far:
            later, shift = divmod(p, size)
            bits = losing << shift
            for to in (block + later, block + later + 1):
                if to < len(marked):
                    marked[to] |= bits & (1 << size) - 1
                bits >>= size
    print("".join(letters[1:]))


main()
