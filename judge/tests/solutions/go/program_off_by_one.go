package main

import "fmt"

func main() {
	for n := 0; ; {
		if _, err := fmt.Scan(&n); err != nil {
			return
		}
		fmt.Println(n%5 != 0)
	}
}
