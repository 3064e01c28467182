// Depth-first search with a stack of its own, which holds each vertex twice: before and after its children

use proconio::input;
use proconio::marker::Usize1;

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let mut near = vec![Vec::new(); n];
    for (x, y) in edges {
        near[x].push(y);
        near[y].push(x);
    }
    let mut grundy = vec![0; n];
    let mut stack = vec![(0, n, false)];
    while let Some((vertex, parent, is_done)) = stack.pop() {
        if is_done {
            if parent < n {
                grundy[parent] ^= grundy[vertex] + 1;
            }
            continue;
        }
        stack.push((vertex, parent, true));
        for &child in &near[vertex] {
            if child != parent {
                stack.push((child, vertex, false));
            }
        }
    }
    println!("{}", if grundy[0] == 0 { "Bob" } else { "Alice" });
}
