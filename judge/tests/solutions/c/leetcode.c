// judged --input '[1,5,2] [1,5,233,7] []': …AC on 3 of 3 inputs
bool predictTheWinner(int* nums, int numsSize) {
    int leads[20];
    for (int start = numsSize - 1; start >= 0; start--)
        for (int end = start; end < numsSize; end++) {
            int left = nums[start] - (end > start ? leads[end] : 0);
            int right = end > start ? nums[end] - leads[end - 1] : left;
            leads[end] = left > right ? left : right;
        }
    printf("%d\n", leads[0]);
    return numsSize == 0 || leads[numsSize - 1] >= 0;
}
