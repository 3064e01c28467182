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
// What the graph alone decides, without a target, is computed once:
// - If y loses there anyway, nothing changes. A vertex that is decided before y does not depend on
//   y, so it stays as it is, too.
// - If y is undecided there, all decided vertices stay, and the search goes on from y.
// - If y wins there, start again, because vertices may have relied on this: with the edges 1-2, 2-3,
//   3-4, the player to move wins at 1 and 3 and loses at 2, but wins at 2 if 3 is y, so 1 loses.
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
// Time O(n + m) for each query, less for most of them; memory O(n + m).
//
// 思路：有向图可能有环，局面会重复，不能直接记忆化搜索，所以建反图，从已知必败的点倒推（拓扑排序）：
// 终点 y 是必败点（对手刚刚走到，已经赢了，即使 y 还有出边），没有出边的点也是必败点。每个点记下还
// 没有确定走向必胜点的出边数。确定一个点，就看连向它的点：它必败，则这些点必胜；它必胜，则这些点的
// 计数减 1，减到 0 就必败。始终没有确定的点就是 0：轮到走的人没有走向必败点的边，但总能走到一个没有
// 确定的点（也可能是自环，走回自己）。每次询问的终点不同，不设终点的结果只算一次：终点本来就必败，
// 或起点比终点先确定，答案不变；终点本来没有确定，已确定的点都不变，从终点继续推；终点本来必胜，就
// 重新推，O(q(n + m))。数据大时常数很重要：边存在一个数组里，并按不设终点时确定的顺序给点重新编号，
// 访问内存就大体连续。证明见 docs/games-that-repeat.zh-CN.md。

/// Returns the result of each query, a line for each.
fn results(n: usize, mut edges: Vec<[usize; 2]>, queries: Vec<[usize; 2]>) -> String {
    // In the order in which the vertices are decided, a search reads memory in order most of the
    // time. Vertex 0 has no edges.
    let numbers = numbers_in_order(&Graph::new(n + 1, &edges));
    for edge in &mut edges {
        *edge = edge.map(|vertex| numbers[vertex]);
    }
    let graph = Graph::new(n + 1, &edges);
    let only_ends = Search::new(&graph);
    let mut without_target = only_ends.clone();
    without_target.decide_all(&graph);

    let mut search = only_ends.clone();
    let mut lines = Vec::new();
    for query in queries {
        let [start, target] = query.map(|vertex| numbers[vertex]);
        let [at_start, at_target] = [start, target].map(|vertex| without_target.outcomes[vertex]);
        let is_decided_before_target = at_start != Outcome::Undecided && start < target;
        let outcome = if at_target == Outcome::Loses || is_decided_before_target {
            at_start
        } else {
            let stays = if at_target == Outcome::Wins { &only_ends } else { &without_target };
            search.copy(stays);
            search.decide(target, Outcome::Loses);
            search.decide_all(&graph);
            search.outcomes[start]
        };
        lines.push(match outcome {
            Outcome::Wins => "1",
            Outcome::Loses => "-1",
            Outcome::Undecided => "0",
        });
    }
    lines.join("\n")
}

/// Returns a new number for each vertex: its place in the order in which a search without a target
/// decides them. The undecided ones come last.
fn numbers_in_order(graph: &Graph) -> Vec<usize> {
    let mut search = Search::new(graph);
    search.decide_all(graph);
    let mut order = search.decided;
    let vertices = 0..graph.degrees.len();
    order.extend(vertices.filter(|&vertex| search.outcomes[vertex] == Outcome::Undecided));
    let mut numbers = vec![0; order.len()];
    for (number, vertex) in order.into_iter().enumerate() {
        numbers[vertex] = number;
    }
    numbers
}

struct Graph {
    /// The number of edges from each vertex.
    degrees: Vec<u32>,
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
        Self { degrees, sources, starts }
    }
}

/// What the player to move can force at a vertex.
#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    Wins,
    Loses,
    Undecided,
}

/// A search backward from vertices where the player to move loses.
#[derive(Clone)]
struct Search {
    outcomes: Vec<Outcome>,
    /// The number of edges from each vertex that are not known to lead to a win of the opponent.
    open: Vec<u32>,
    /// The vertices that are decided, in this order.
    decided: Vec<usize>,
    /// The number of these whose sources the search has looked at.
    finished: usize,
}

impl Search {
    /// Creates a search in which only the vertices without edges are decided.
    fn new(graph: &Graph) -> Self {
        let open = graph.degrees.clone();
        let outcomes = vec![Outcome::Undecided; open.len()];
        let mut search = Self { outcomes, open, decided: Vec::new(), finished: 0 };
        for (vertex, &degree) in graph.degrees.iter().enumerate() {
            if degree == 0 {
                search.decide(vertex, Outcome::Loses);
            }
        }
        search
    }

    /// Copies a search into the memory of this one.
    fn copy(&mut self, other: &Self) {
        self.outcomes.clone_from(&other.outcomes);
        self.open.clone_from(&other.open);
        self.decided.clone_from(&other.decided);
        self.finished = other.finished;
    }

    fn decide(&mut self, vertex: usize, outcome: Outcome) {
        if self.outcomes[vertex] == Outcome::Undecided {
            self.outcomes[vertex] = outcome;
            self.decided.push(vertex);
        }
    }

    /// Decides all vertices that follow from those that are decided.
    fn decide_all(&mut self, graph: &Graph) {
        while let Some(&vertex) = self.decided.get(self.finished) {
            self.finished += 1;
            let sources = &graph.sources[graph.starts[vertex]..graph.starts[vertex + 1]];
            for &source in sources {
                if self.outcomes[vertex] == Outcome::Loses {
                    self.decide(source, Outcome::Wins);
                } else {
                    self.open[source] -= 1;
                    if self.open[source] == 0 {
                        self.decide(source, Outcome::Loses);
                    }
                }
            }
        }
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(results(n, edges, queries));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let mut numbers = input.split_ascii_whitespace().map(str::parse::<usize>);
    let mut next = || numbers.next().ok_or("the input ends too early");
    let [n, m, q] = [next()??, next()??, next()??];
    let mut pairs = |count| (0..count).map(|_| Ok([next()??, next()??])).collect();
    let edges: Result<_, Box<dyn std::error::Error>> = pairs(m);
    let queries: Result<_, Box<dyn std::error::Error>> = pairs(q);
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
            (&[[1, 2], [2, 3], [3, 1]], [1, 3], "-1"),
        ] {
            let found = results(3, edges.to_vec(), vec![query]);
            assert_eq!(found, expected, "{edges:?}, {query:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let edges = vec![[1, 2], [2, 3], [3, 1], [3, 4], [4, 5]];
        assert_eq!(results(5, edges.clone(), vec![[1, 5], [4, 3]]), "0\n1");
        for (start, expected) in [(1, "0"), (2, "0"), (3, "0"), (4, "1")] {
            assert_eq!(results(5, edges.clone(), vec![[start, 5]]), expected, "{start}");
        }
        for (start, expected) in [(2, "1"), (4, "1"), (5, "-1")] {
            assert_eq!(results(5, edges.clone(), vec![[start, 3]]), expected, "{start}");
        }
        // Without a target, the player to move wins at 1 and 3.
        let path = vec![[1, 2], [2, 3], [3, 4]];
        let queries = vec![[1, 3], [2, 3], [1, 4], [1, 2], [2, 1]];
        assert_eq!(results(4, path, queries), "-1\n1\n1\n1\n-1");
    }
}
