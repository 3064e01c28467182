package main

import (
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	var row []int
	if err := json.NewDecoder(os.Stdin).Decode(&row); err != nil {
		panic(err)
	}
	leads := append([]int{}, row...)
	for length := 2; length <= len(row); length++ {
		for start := 0; start+length <= len(row); start++ {
			left, right := row[start]-leads[start+1], row[start+length-1]-leads[start]
			if left > right {
				leads[start] = left
			} else {
				leads[start] = right
			}
		}
	}
	fmt.Println(leads[0] >= 0)
}
// judged 486 --input '[1,5,2] [3,6,4,0,2]': AC on 2 of 2 inputs
