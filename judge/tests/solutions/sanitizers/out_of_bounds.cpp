class Solution {
public:
    bool canWinNim(int n) {
        vector<int> rest(1, n % 4);
        volatile int behind = rest.data()[1];
        return rest[0] + behind - behind;
    }
};
// on linux judged --stress 0.1: …sanitizer error on …: heap-buffer-overflow (line 5)…AC: … cases passed, but a site with sanitizers, such as LeetCode, would stop at the error above
