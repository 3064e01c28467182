// judged --input 3: …fatal error: all goroutines are asleep - deadlock!…RE on n = 3
func canWinNim(n int) bool {
	for i := 0; i < 2000; i++ {
		go func() { <-make(chan int) }()
	}
	return <-make(chan int) == n
}
