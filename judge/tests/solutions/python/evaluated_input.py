# judged dp_l_deque [1,2]: program RE exit status: 1: SyntaxError: invalid syntax (line 3)
input()
print(sum(eval(input())))
