// on linux judged atcoder_dp_l_deque [10]: program RE too much memory
const rows = [];
while (true) rows.push(Buffer.alloc(10_000_000, 1));
