// judged 292 3: program RE exit status: 2: panic: no (line 3)
package main
func main() { panic("no") }
