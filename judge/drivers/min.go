// For Go before 1.21, which has no `min` of its own.
package main

func min[Number ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint32 | ~uint64 | ~float64](first Number, others ...Number) Number {
	for _, other := range others {
		if other < first {
			first = other
		}
	}
	return first
}
