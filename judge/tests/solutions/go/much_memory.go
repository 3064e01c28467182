// on linux judged atcoder_dp_l_deque [10]: program RE …out of memory…
package main

func main() {
	rows := [][]byte{}
	for {
		row := make([]byte, 10_000_000)
		for i := range row {
			row[i] = 1
		}
		rows = append(rows, row)
	}
}
