# Takes 1.618 for the golden ratio

a, b = sorted(map(int, input().split()))
print(int(int((b - a) * 1.618) != a))
