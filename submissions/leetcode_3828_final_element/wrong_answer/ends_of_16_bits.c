// Keeps the ends in signed 16 bits, so 40,000 is negative

int finalElement(int* nums, int numsSize) {
    short first = nums[0], last = nums[numsSize - 1];
    return first > last ? nums[0] : nums[numsSize - 1];
}
