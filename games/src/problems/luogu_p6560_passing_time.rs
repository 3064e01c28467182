//! Move a token along the edges of a directed graph to its target; a player with no move loses.

use std::time::Duration;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("The Passing of Time", "SBCOI2020 时光的流逝"),
    family: Family::Repetition,
    difficulty: Difficulty::Rated(words("level 4 of 7", "普及+/提高")),
    rules: words(
        "Each move takes a token along an edge of a directed graph. The player who moves it to the target wins, and a player who has no move loses. Answer for several starts and targets: 1 if the first player wins, -1 if the second, 0 if the game never ends.",
        "轮流把棋子沿一条有向边移动。把棋子移到终点的人胜，无路可走的人输。给出多组起点和终点，先手胜输出 1，后手胜输出 -1，谁都不能取胜输出 0。",
    ),
    usual: &[
        (words("backward with counts of edges", "倒推，记剩余出边数"), "counting_open_edges.cpp"),
        (words("only losing vertices queued", "只把必败点入队"), "only_losing_vertices_queued.cpp"),
    ],
    technique: words(
        "backward from the ends, one search for all targets that lose anyway",
        "反图上倒推（拓扑排序），终点本来就必败的询问共用一次",
    ),
    time: words("O(q (n + m)) → the same", "O(q (n + m)) → 相同"),
};

const VERTICES: Argument = Argument::new("n", Number(2..=100_000)).locally(Number(2..=100_000));
const EDGES: Argument = Argument::new("edges", Pairs(1..=500_000, 1..=100_000));
const QUERIES: Argument = Argument::new("queries", Pairs(1..=500, 1..=100_000));

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU.with_limits(Duration::from_millis(1500), 500 << 20),
    &[VERTICES, EDGES, QUERIES],
    Games::Many(ManyGames {
        count: |input| input.pairs(2).len(),
        game: |input, index| Box::new(PassingTime::new(input, index)),
        separator: "\n",
        reference_answer: results,
    }),
    &[structured("random-small", 20, 8), structured("random-large", 20, 60)],
)
.structured_as(Structure::GRAPH_WITH_QUERIES)
.written_as(Format::new(&[Plain(0), Length(1), Length(2), NewLine, Lines(1), NewLine, Lines(2)]))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["时光的流逝"])
.explained_at("classic-games", "12-graphs-with-cycles", "12-有环的图")
.at_most(words(
    "100,000 vertices, 500,000 edges, 500 queries",
    "100,000 个点，500,000 条边，500 次询问",
));

/// Returns the number of vertices, with an unused vertex 0.
fn vertex_count(input: &Input) -> usize {
    usize::try_from(input.number(0)).unwrap_or(0) + 1
}

/// Returns the results of all queries, backward from the vertices in which the player to move has lost.
fn results(input: &Input) -> Option<String> {
    let count = vertex_count(input);
    let mut degrees = vec![0_usize; count];
    let mut sources = vec![Vec::new(); count];
    for [from, to] in edges(input.pairs(1)) {
        degrees[from] += 1;
        sources[to].push(from);
    }
    let result = |[start, target]: [usize; 2]| {
        let mut open = degrees.clone();
        open[target] = 0;
        let lost = open.iter().positions(|edges| *edges == 0);
        let mut decided = lost.map(|vertex| (vertex, -1)).collect_vec();
        let mut results = open.iter().map(|edges| if *edges == 0 { -1 } else { 0 }).collect_vec();
        while let Some((vertex, result)) = decided.pop() {
            for source in &sources[vertex] {
                if results[*source] != 0 {
                    continue;
                }
                open[*source] -= 1;
                if result == -1 || open[*source] == 0 {
                    results[*source] = -result;
                    decided.push((*source, -result));
                }
            }
        }
        results[start]
    };
    Some(edges(input.pairs(2)).into_iter().map(result).join("\n"))
}

struct PassingTime {
    /// The vertices to which the edges from each vertex lead.
    graph: Vec<Vec<usize>>,
    start: usize,
    target: usize,
}

impl PassingTime {
    fn new(input: &Input, index: usize) -> Self {
        let mut graph = vec![Vec::new(); vertex_count(input)];
        for [from, to] in edges(input.pairs(1)) {
            graph[from].push(to);
        }
        // Beyond the site's constraints, an edge may occur twice.
        for targets in &mut graph {
            *targets = targets.iter().copied().unique().collect();
        }
        let [start, target] = edges(input.pairs(2))[index];
        Self { graph, start, target }
    }
}

impl Game for PassingTime {
    /// The vertex of the token.
    type Position = usize;
    type Action = ();
    const CAN_REPEAT: bool = true;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> usize {
        self.start
    }

    fn moves(&self, vertex: usize) -> impl Iterator<Item = MoveOf<Self>> {
        let edges = if vertex == self.target { [].iter() } else { self.graph[vertex].iter() };
        edges.map(|next| Move::new((), *next))
    }

    fn final_lead(&self, _: &usize) -> i64 {
        -1
    }
}

impl Shown for PassingTime {
    const PHRASE: Words = words("go to {}", "走到 {}");

    fn columns(&self, vertex: &usize) -> Vec<Column> {
        vec![
            column(words("token", "棋子"), Cell::text(vertex)),
            column(words("target", "终点"), Cell::text(self.target)),
        ]
    }

    fn name(&self, _: &[Column], _: &usize, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Go(choice.next.to_string())
    }

    fn scene(&self, vertex: &usize) -> Option<Scene> {
        let token = Piece::new(vertex - 1, words("token", "棋子"));
        let target = Piece::new(self.target - 1, words("target", "终点"));
        let from_zero = |edges: &Vec<usize>| edges.iter().map(|vertex| vertex - 1).collect();
        let neighbors = self.graph[1..].iter().map(from_zero).collect();
        let names = (1..self.graph.len()).map(|vertex| vertex.to_string()).collect();
        Some(Scene { board: Board::Graph { neighbors, names }, pieces: vec![token, target] })
    }

    fn board_places(&self, _: &usize, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![choice.next - 1]
    }

    fn answer(&self, lead: i64) -> String {
        lead.to_string()
    }
}
