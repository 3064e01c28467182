# judged dp_l_deque [1,2]: CE older_python.py: SyntaxError: Missing parentheses …(line 2)
print sum(int(word) for word in raw_input().split())
