// judged 292 3 4: LeetCode AC
class Solution { public: bool canWinNim(int n) { return n % 4; } };
#ifdef LOCAL
int main() { cin >> n; }
#endif
// int main()
