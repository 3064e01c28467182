// Calls a solution in LeetCode's form, solution.go. The judge writes names in place of the words in capitals.
package main

import (
	"bufio"
	"fmt"
	"os"
	judgeDebug "runtime/debug"
)

type judgeInput struct {
	reader *bufio.Reader
	first  int
}

// Whether there is one more question.
func (input *judgeInput) next() bool {
	_, err := fmt.Fscan(input.reader, &input.first)
	return err == nil
}

func (input *judgeInput) number() int {
	return input.first
}

func (input *judgeInput) row() []int {
	values := make([]int, input.first)
	for i := range values {
		fmt.Fscan(input.reader, &values[i])
	}
	return values
}

func main() {
	judgeDebug.SetMaxStack(128 << 20)
	answers, err := os.Create(os.Args[len(os.Args)-1])
	if err != nil {
		panic(err)
	}
	for input := (judgeInput{reader: bufio.NewReader(os.Stdin)}); input.next(); {
		fmt.Fprintln(answers, FUNCTION(input.READ()))
	}
}
