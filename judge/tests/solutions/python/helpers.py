# judged --input '3 4': AC on 2 of 2 inputs
input = sys.stdin.readline
open("display_runtime.txt", "w").write("0")


def read(n):
    return n % 4


rest = read(7)


class Solution:
    def canWinNim(self, n: int) -> bool:
        return read(n) > 0


if __name__ == "__main__":
    print(Solution().canWinNim(int(input())))
