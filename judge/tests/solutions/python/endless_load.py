# within 0.5 s judged 292 3 4: LeetCode TLE stopped after 0.5 s; 0 of 2 answered
while True: pass
