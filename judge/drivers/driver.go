// Calls a LeetCode-style solution. The judge replaces the words between `@` signs.
package main

import (
	judgeJSON "encoding/json"
	"fmt"
	"os"
	judgeDebug "runtime/debug"
)

func main() {
	judgeDebug.SetMaxStack(128 << 20)
	paths := os.Args[len(os.Args)-2:]
	inputs, err := os.Open(paths[0])
	if err != nil {
		panic(err)
	}
	judgeInput = judgeJSON.NewDecoder(inputs)
	answers, err := os.Create(paths[1])
	if err != nil {
		panic(err)
	}
	for count := judgeValue[int](); count > 0; count-- {
		fmt.Fprintln(answers, judge@ANSWER@(judgeCall@COUNT@(@FUNCTION@)))
	}
}

var judgeInput *judgeJSON.Decoder

// Reads the next argument, with the type of the function's parameter.
func judgeValue[Value any]() (value Value) {
	if err := judgeInput.Decode(&value); err != nil {
		panic(err)
	}
	return value
}

// Each reads as many arguments as a function takes, and calls it.
func judgeCall1[A, R any](f func(A) R) R       { return f(judgeValue[A]()) }
func judgeCall2[A, B, R any](f func(A, B) R) R { return f(judgeValue[A](), judgeValue[B]()) }
func judgeCall3[A, B, C, R any](f func(A, B, C) R) R {
	return f(judgeValue[A](), judgeValue[B](), judgeValue[C]())
}

// Each accepts one of the types that a function may return.
func judgeBoolean(answer bool) bool  { return answer }
func judgeInteger(answer int) int    { return answer }
func judgeText(answer string) string { return answer }
