// For Go before 1.21, which has no `max` of its own.
package main

func max[Number ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint32 | ~uint64 | ~float64](first Number, others ...Number) Number {
	for _, other := range others {
		if other > first {
			first = other
		}
	}
	return first
}
