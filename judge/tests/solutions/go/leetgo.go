// judged --input '3 4': AC on 2 of 2 inputs
package main

import (
	"bufio"
	"fmt"
	"os"

	. "github.com/j178/leetgo/testutils/go"
)

// @lc code=begin

func canWinNim(n int) bool { return n%4 != 0 }

// @lc code=end

func main() {
	stdin := bufio.NewReader(os.Stdin)
	n := Deserialize[int](ReadLine(stdin))
	fmt.Println("\noutput:", Serialize(canWinNim(n)))
}
