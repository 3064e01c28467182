// judged --input '3 4': AC on 2 of 2 inputs
#include <bits/stdc++.h>
#include "LC_IO.h"
using namespace std;

// @lc code=begin

class Solution {
public:
    bool canWinNim(int n) { return n % 4; }
};

// @lc code=end

int main() {
	int n;
	LeetCodeIO::scan(cin, n);
	Solution *obj = new Solution();
	LeetCodeIO::print(cout, obj->canWinNim(n));
	delete obj;
}
