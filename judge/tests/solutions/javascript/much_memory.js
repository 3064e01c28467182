// on linux judged deque --input '[10]': …RE on a = [10]
const rows = [];
while (true) rows.push(Buffer.alloc(10_000_000, 1));
