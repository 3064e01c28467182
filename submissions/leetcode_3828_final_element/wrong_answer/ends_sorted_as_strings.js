// `sort` without a function compares numbers as strings: 10 before 9

var finalElement = function(nums) {
    return [nums[0], nums[nums.length - 1]].sort()[1];
};
