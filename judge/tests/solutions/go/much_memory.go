// on linux judged deque --input '[10]': …out of memory…RE on a = [10]
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
