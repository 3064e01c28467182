// judged 292: no_program.go: a program needs `package main` and `func main()`…CE: it does not compile
package nim

import "fmt"

func main() { fmt.Scan() }
