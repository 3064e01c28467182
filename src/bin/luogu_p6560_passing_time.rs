// Luogu P6560: The Passing of Time / [SBCOI2020] 时光的流逝
// https://www.luogu.com.cn/problem/P6560
//
// Input:       n, m and q; then m edges, a pair x y for each, from vertex x to vertex y of a directed
//              graph; then q queries, a pair x y of two different vertices for each
// Answer:      a line for each query: 1 if the first player wins, -1 if the second player wins, 0 if
//              neither can force a win. A token starts at x, and each player in turn moves it along
//              an edge. The player who moves it to y wins, and a player with no move loses
// Constraints: 1 <= n <= 10^5, 1 <= m <= 5 * 10^5, 1 <= q <= 500; the graph may have cycles
//
// Rule: a position is the vertex of the token. The player to move
//   loses at y, because the opponent has just reached it, and at a vertex without edges;
//   wins at a vertex with an edge to one where the player to move loses;
//   loses at a vertex if the player to move wins at all vertices that its edges lead to.
// Vertices that these rules do not decide have the answer 0.
//
// Idea: positions repeat, so work backward from the vertices where the player to move loses at once.
// For each vertex, count the edges that are not known to lead to a win of the opponent. When a
// vertex is decided, look at the edges that lead to it. If the player to move loses there, the
// vertices before it win. If the player wins there, these edges are not counted any more; a vertex
// whose last edge was such an edge loses. At a vertex that is never decided, the player to move has
// an edge to such a vertex, perhaps to the same one, and no edge to a vertex where the opponent
// loses, so neither player can do better than to go on forever.
// If y loses even without being the target, every vertex has the result that it has without a
// target, so one search answers all such queries.
// Proof: docs/games-that-repeat.md
//
// Example: edges 1-2, 2-3, 3-1, 3-4, 4-5; the query 1 5
//   5 is y: the player to move loses there.
//   4 has an edge to 5 and wins. 3 has another edge, to 1, so it is not decided.
//   1, 2 and 3 are never decided, so the answer is 0: the players go around 1-2-3.
// The query 4 3
//   3 is y and 5 has no edge: the player to move loses at both.
//   2 has an edge to 3 and wins, and so does 4 with its edge to 5. The answer is 1.
//
// Time O(n + m) for each query, memory O(n + m).
//
// 思路：有向图可能有环，局面会重复，不能直接记忆化搜索，所以建反图，从已知必败的点倒推（拓扑排序）：终点 y
// 是必败点（对手刚刚走到，已经赢了，即使 y 还有出边），没有出边的点也是必败点。每个点记下还没有确定走向必
// 胜点的出边数。确定一个点，就看连向它的点：它必败，则这些点必胜；它必胜，则这些点的计数减 1，减到 0 就必
// 败。始终没有确定的点就是 0：轮到走的人没有走向必败点的边，但总能走到一个没有确定的点（也可能是自环，走回
// 自己）。每次询问的终点不同，都要重新计算，O(q(n + m))，起点确定时可以提前结束；若不设终点时 y 本来就必败，
// 答案与不设终点时相同。数据大时常数很重要：边存在一个数组里，并按不设终点时确定的顺序给点重新编号，访问内
// 存就大体连续。证明见 docs/games-that-repeat.zh-CN.md。

use std::num::NonZeroU32;

/// Returns the result of each query, one per line.
fn results(n: i32, edges: Vec<Vec<i32>>, queries: Vec<Vec<i32>>) -> String {
    let count = usize::try_from(n).unwrap_or(0);
    let mut edges: Vec<_> = pairs(&edges).collect();
    let mut order = Vec::with_capacity(count);
    // For each vertex, whether the player to move wins there if no vertex is the target.
    let mut wins_without_target = vec![None; count];
    for (vertex, wins) in Graph::new(count, &edges).decided(None, None) {
        order.push(vertex);
        wins_without_target[vertex] = Some(wins);
    }
    order.extend((0..count).filter(|&vertex| wins_without_target[vertex].is_none()));
    // With the vertices in this order, a query reads memory in order most of the time.
    let mut new_indices = vec![0; count];
    for (new, vertex) in order.into_iter().enumerate() {
        new_indices[vertex] = new;
    }
    for edge in &mut edges {
        *edge = edge.map(|vertex| new_indices[vertex]);
    }
    let graph = Graph::new(count, &edges);

    let results = pairs(&queries).map(|[start, target]| {
        let wins = if wins_without_target[target] == Some(false) {
            wins_without_target[start]
        } else {
            let [start, target] = [start, target].map(|vertex| new_indices[vertex]);
            let last = graph.decided(Some(start), Some(target)).pop();
            last.filter(|&(vertex, _)| vertex == start).map(|(_, wins)| wins)
        };
        match wins {
            Some(true) => "1",
            Some(false) => "-1",
            None => "0",
        }
    });
    results.collect::<Vec<_>>().join("\n")
}

/// Returns the pairs of vertices, with indices that start from 0.
fn pairs(rows: &[Vec<i32>]) -> impl Iterator<Item = [usize; 2]> {
    rows.iter().filter_map(|row| {
        let mut indices = row.iter().flat_map(|vertex| usize::try_from(vertex - 1));
        Some([indices.next()?, indices.next()?])
    })
}

struct Graph {
    /// The number of edges from each vertex; `None` is none.
    degrees: Vec<Option<NonZeroU32>>,
    /// The sources of all edges; those of the edges to `v` are at `starts[v]..starts[v + 1]`.
    sources: Vec<usize>,
    starts: Vec<usize>,
}

impl Graph {
    fn new(count: usize, edges: &[[usize; 2]]) -> Self {
        let mut degrees = vec![0; count];
        let mut starts = vec![0; count + 1];
        for &[from, to] in edges {
            degrees[from] += 1;
            starts[to] += 1;
        }
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        let mut sources = vec![0; edges.len()];
        for &[from, to] in edges {
            starts[to] -= 1;
            sources[starts[to]] = from;
        }
        Self { degrees: degrees.into_iter().map(NonZeroU32::new).collect(), sources, starts }
    }

    /// Returns the vertices that are decided, each with whether the player to move wins there, in
    /// the order in which they are decided. Stops as soon as `start` is decided.
    fn decided(&self, start: Option<usize>, target: Option<usize>) -> Vec<(usize, bool)> {
        // For each vertex, the number of edges that may be good moves; `None` once it is decided.
        let mut open = self.degrees.clone();
        if let Some(target) = target {
            open[target] = None;
        }
        let losing = (0..open.len()).filter(|&vertex| open[vertex].is_none());
        let mut decided: Vec<_> = losing.map(|vertex| (vertex, false)).collect();
        let mut next = 0;
        while let Some(&(vertex, wins)) = decided.get(next) {
            next += 1;
            if Some(vertex) == start {
                decided.truncate(next);
                break;
            }
            for &source in &self.sources[self.starts[vertex]..self.starts[vertex + 1]] {
                if let Some(count) = open[source] {
                    open[source] = if wins { NonZeroU32::new(count.get() - 1) } else { None };
                    if open[source].is_none() {
                        decided.push((source, !wins));
                    }
                }
            }
        }
        decided
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(results(n, edges, queries));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let mut numbers = input.split_ascii_whitespace().map(str::parse::<i32>);
    let mut next = || numbers.next().ok_or("the input ends too early");
    let [n, m, q] = [next()??, next()??, next()??];
    let mut rows = |count| (0..count).map(|_| Ok(vec![next()??, next()??])).collect();
    let edges: Result<_, Box<dyn std::error::Error>> = rows(m);
    let queries: Result<_, Box<dyn std::error::Error>> = rows(q);
    println!("{}", results(n, edges?, queries?));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::results;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n, edges, queries)| {
            results(n, edges, queries)
        });
    }

    fn rows(pairs: &[[i32; 2]]) -> Vec<Vec<i32>> {
        pairs.iter().map(|pair| pair.to_vec()).collect()
    }

    #[test]
    fn the_target_is_lost_and_cycles_are_undecided() {
        for (edges, query, expected) in [
            (&[[2, 1]][..], [1, 2], "-1"),
            (&[[1, 2]], [1, 2], "1"),
            (&[[1, 2], [2, 3]], [1, 2], "1"),
            (&[[1, 2], [2, 3]], [1, 3], "-1"),
            (&[[1, 2], [2, 1]], [1, 3], "0"),
            (&[[1, 2], [2, 1], [2, 3]], [1, 3], "-1"),
            (&[[1, 1], [1, 1]], [1, 2], "0"),
            (&[[1, 1], [1, 2]], [1, 3], "1"),
        ] {
            let found = results(3, rows(edges), rows(&[query]));
            assert_eq!(found, expected, "{edges:?}, {query:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let edges = rows(&[[1, 2], [2, 3], [3, 1], [3, 4], [4, 5]]);
        assert_eq!(results(5, edges.clone(), rows(&[[1, 5], [4, 3]])), "0\n1");
        for (start, expected) in [(1, "0"), (2, "0"), (3, "0"), (4, "1")] {
            assert_eq!(results(5, edges.clone(), rows(&[[start, 5]])), expected, "{start}");
        }
        for (start, expected) in [(2, "1"), (4, "1"), (5, "-1")] {
            assert_eq!(results(5, edges.clone(), rows(&[[start, 3]])), expected, "{start}");
        }
    }
}
