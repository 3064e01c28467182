// Keeps the ends in unsigned 16 bits, so 65,536 is 0

func finalElement(nums []int) int {
	first, last := uint16(nums[0]), uint16(nums[len(nums)-1])
	if first > last {
		return nums[0]
	}
	return nums[len(nums)-1]
}
