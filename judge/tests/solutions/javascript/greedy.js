const PredictTheWinner = (nums) => {
    let lead = 0;
    for (let sign = 1; nums.length; sign = -sign) {
        lead += sign * (nums[0] > nums[nums.length - 1] ? nums.shift() : nums.pop());
    }
    return lead >= 0;
};
