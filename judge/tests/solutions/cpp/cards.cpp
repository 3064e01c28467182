// judged --input '[1,2,100,4] [1,100,2] [7]': AC on 3 of 3 inputs
class Cards {
public:
    int cardGame(vector<int> A, int n) {
        vector<vector<int>> first(n, vector<int>(n)), second = first;
        for (int left = n - 1; left >= 0; left--)
            for (int right = left; right < n; right++) {
                if (left == right) first[left][right] = A[left];
                else {
                    first[left][right] = max(A[left] + second[left + 1][right], A[right] + second[left][right - 1]);
                    second[left][right] = min(first[left + 1][right], first[left][right - 1]);
                }
            }
        return max(first[0][n - 1], second[0][n - 1]);
    }
};
