# Takes the parity of all candies

n = int(input())
print("Second" if sum(map(int, input().split())) % 2 else "First")
