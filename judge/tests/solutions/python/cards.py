# judged --input '[1,2,100,4] [1,100,2] [7]': AC on 3 of 3 inputs
class Cards:
    def cardGame(self, A, n):
        @cache
        def lead(left, right):
            if left == right:
                return 0
            return max(A[left] - lead(left + 1, right), A[right - 1] - lead(left, right - 1))

        return (sum(A[:n]) + abs(lead(0, n))) // 2
