// Who makes the last move if both take the least number each time

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
