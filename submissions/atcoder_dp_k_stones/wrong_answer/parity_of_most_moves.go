// The parity of the number of moves if both players always take the smallest number

package main

import "fmt"

func main() {
	var n, k, least int
	fmt.Scan(&n, &k, &least)
	if k/least%2 == 1 {
		fmt.Println("First")
	} else {
		fmt.Println("Second")
	}
}
