# Looks at the start instead of the end of the diagonal: the largest pile and the number of piles

n = int(input())
largest = max(map(int, input().split()))
print("First" if n % 2 == 0 or largest % 2 == 0 else "Second")
