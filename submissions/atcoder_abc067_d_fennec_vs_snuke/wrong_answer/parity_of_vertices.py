# Assumes that all free vertices are painted in turn, and takes the parity of their number

n = int(input())
print("Fennec" if n % 2 else "Snuke")
