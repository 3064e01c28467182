# For each pile up to n, tries all numbers for the smallest one that wins

n = int(input())
least = [0]
pile = 0
while pile < n:
    pile += 1
    m = 1
    while m < pile and 2 * m >= least[pile - m]:
        m += 1
    least.append(m)
print(least[n])
