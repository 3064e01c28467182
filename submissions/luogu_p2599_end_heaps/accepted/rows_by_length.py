# The losing sizes of all intervals of a length, from those of the length before


def losing(heap, same, other):
    if heap == other:
        return 0
    if same <= heap < other:
        return heap + 1
    if other < heap <= same:
        return heap - 1
    return heap


for _ in range(int(input())):
    input()
    first, *others = map(int, input().split())
    left, right = others, others
    while len(left) > 1:
        length = len(others) - len(left) + 1
        left, right = (
            list(map(losing, others[length:], left, right)),
            list(map(losing, others, right[1:], left[1:])),
        )
    print(0 if left and left[0] == first else 1)
