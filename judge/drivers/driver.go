// Calls a solution in LeetCode's form. The judge writes what is meant in place of the words between @.
package main

import (
	"bufio"
	"fmt"
	"os"
	judgeDebug "runtime/debug"
)

func main() {
	judgeDebug.SetMaxStack(128 << 20)
	input := bufio.NewReader(os.Stdin)
	number := func() int {
		var number int
		fmt.Fscan(input, &number)
		return number
	}
	row := func() []int {
		values := make([]int, number())
		for i := range values {
			values[i] = number()
		}
		return values
	}
	_ = row // Go refuses what is not used.
	answers, err := os.Create(os.Args[len(os.Args)-1])
	if err != nil {
		panic(err)
	}
	for count := number(); count > 0; count-- {
		fmt.Fprintln(answers, judge@ANSWER@(@FUNCTION@(@ARGUMENTS@)))
	}
}

// What the function must return.
func judgeBoolean(answer bool) bool  { return answer }
func judgeInteger(answer int) int    { return answer }
func judgeText(answer string) string { return answer }
