//! Two players color the vertices of a tree, each next to an own vertex; a player with no move loses.

use std::time::Duration;

use crate::mechanics::tree::Tree;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Fennec VS. Snuke", "树上抢点"),
    family: Family::Parity,
    difficulty: Difficulty::Rated(same("1431")),
    rules: words(
        "In a tree with n vertices, vertex 1 is black and vertex n is white. Each move of Fennec paints a vertex without a color next to a black one black, each move of Snuke one next to a white one white. A player who has no move loses.",
        "一棵 n 个点的树，1 号点是黑色，n 号点是白色。Fennec 每次把一个与黑点相邻的未染色的点染黑，Snuke 每次把一个与白点相邻的未染色的点染白。不能操作的人输。",
    ),
    usual: &[
        (words("distances from both vertices", "两次 BFS 求距离"), "distances_from_both.py"),
        (words("cut of the path", "在路径中间断开，数子树大小"), "cut_of_the_path.cpp"),
    ],
    technique: words(
        "a race: one search from both vertices, whoever is nearer gets the vertex",
        "谁近归谁，从两点同时 BFS",
    ),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER.with_limits(Duration::from_secs(2), 256 << 20),
    &[Argument::new("edges", Pairs(1..=99_999, 1..=100_000))],
    Games::One(|input| Box::new(FennecVsSnuke::new(input))),
    &[structured("random-small", 30, 9), structured("random-large", 20, 60)],
)
.structured_as(Structure::TREE)
.written_as(Format::new(&[LengthPlus(0, 1), NewLine, Lines(0)]))
.played_by(same("Fennec"), same("Snuke"))
.also_called(&["ARC 078 D", "AtCoder Beginner Contest 067 D", "race on a tree"])
.same_game_as(&["AT_arc078_b"])
.explained_at("classic-games", "more-of-them", "还有")
.linked_at("https://atcoder.jp/contests/abc067/tasks/arc078_b")
.at_most(words("100,000 vertices", "100,000 个点"));

/// Maximum number of vertices in steps.
const MAX_SHOWN: usize = 60;

/// A vertex is its index in depth-first order from vertex 1, which has the index 0.
struct FennecVsSnuke {
    /// The number of each vertex in the input.
    numbers: Vec<usize>,
    /// The parent of each vertex but the first.
    parents: Vec<Option<usize>>,
}

/// The player whose color each vertex has.
type Colors = Vec<Option<Player>>;

/// Returns the number of vertices of a player.
fn count_of(player: Player, colors: &Colors) -> usize {
    colors.iter().filter(|color| **color == Some(player)).count()
}

/// Returns the player to move: if both have as many vertices, it is Fennec.
fn player(colors: &Colors) -> Player {
    let [first, second] = [Player::First, Player::Second].map(|player| count_of(player, colors));
    if first == second { Player::First } else { Player::Second }
}

impl FennecVsSnuke {
    fn new(input: &Input) -> Self {
        let Tree { numbers, parents } = Tree::new(input.pairs(0));
        Self { numbers, parents }
    }

    /// Returns the place of vertex n.
    fn last(&self) -> usize {
        let count = self.numbers.len();
        self.numbers.iter().position(|number| *number == count).unwrap_or(0)
    }

    /// Returns the vertices from n up to 1.
    fn path(&self) -> Vec<usize> {
        let mut path = vec![self.last()];
        while let Some(parent) = path.last().and_then(|vertex| self.parents[*vertex]) {
            path.push(parent);
        }
        path
    }

    /// Returns the player who gets each vertex if both first play along the path: Snuke gets the half of the path that is
    /// nearer to n, without the middle, and all that hangs on it.
    fn shares(&self) -> Colors {
        let path = self.path();
        let border = path[(path.len() - 2) / 2];
        let mut shares = vec![Some(Player::First); self.parents.len()];
        shares[border] = Some(Player::Second);
        for vertex in border + 1..shares.len() {
            if self.parents[vertex].is_some_and(|parent| shares[parent] == Some(Player::Second)) {
                shares[vertex] = Some(Player::Second);
            }
        }
        shares
    }

    /// Returns the distance of each vertex from one of them.
    fn distances_from(&self, start: usize) -> Vec<usize> {
        let mut distances = vec![usize::MAX; self.parents.len()];
        distances[start] = 0;
        let mut vertex = start;
        while let Some(parent) = self.parents[vertex] {
            distances[parent] = distances[vertex] + 1;
            vertex = parent;
        }
        for vertex in 0..distances.len() {
            if let Some(parent) = self.parents[vertex] {
                distances[vertex] = distances[vertex].min(distances[parent] + 1);
            }
        }
        distances
    }

    /// Tells the race on the path, and then what each player gets.
    fn race(&self) -> Course {
        let count = self.numbers.len();
        let path = self.path();
        let shares = self.shares();
        let mark = |vertex: usize| match shares[vertex] {
            Some(Player::First) => Mark::First,
            _ => Mark::Second,
        };
        let [near, far] = [0, self.last()].map(|start| self.distances_from(start));
        let both = |vertex: usize| Tile::plain(format!("{}|{}", near[vertex], far[vertex]));
        let board = |tile: &dyn Fn(usize) -> Option<Tile>| {
            let scene = Scene { board: self.board(), pieces: Vec::new() };
            let tiles = (0..count).map(tile).collect();
            Picture::Board { label: Text::plain(""), scene, tiles }
        };
        let meaning = text!(
            "Who wins? Fennec begins at vertex 1, Snuke at vertex {count}, and a player who has no move loses. Marked is the path between them. Only there can a player take away what the opponent could reach: all other vertices hang on the path, and whoever gets the vertex of the path gets them too.",
            "谁会赢？Fennec 从 1 号点出发，Snuke 从 {count} 号点出发，不能操作的人输。标出的是两点之间的路径。只有在路径上才会抢走对方的点：其余的点都挂在路径上，路径上的点归谁，挂在它下面的就归谁。"
        );
        let on_path = |vertex: usize| {
            path.contains(&vertex).then(|| Tile::plain(near[vertex]).marked(Mark::Used))
        };
        let first = Frame::new(text!("the path from 1 to {count}", "1 到 {count} 的路径"), meaning)
            .showing(board(&on_path));
        let halves = text!(
            "So both move along the path as long as a vertex of it is free, Fennec first. Each vertex of the path goes to the nearer player, and the one in the middle, if there is one, to Fennec. A tile has the distances from 1 and from {count}.",
            "所以路径上还有空点时，双方都沿路径走，Fennec 先走。路径上的点离谁近归谁，正中的点（如果有）归 Fennec。每格写的是到 1 和到 {count} 的距离。"
        );
        let share =
            |vertex: usize| path.contains(&vertex).then(|| both(vertex).marked(mark(vertex)));
        let of_path = path.iter().filter(|vertex| shares[**vertex] == Some(Player::First)).count();
        let second = Frame::new(text!("the race on the path", "路径上的赛跑"), halves)
            .showing(board(&share))
            .asking(
                text!(
                    "How many vertices of the path does Fennec get?",
                    "路径上有几个点归 Fennec？"
                ),
                of_path,
            );
        let fennec = count_of(Player::First, &shares);
        let snuke = count - fennec;
        let answer = self.answer(if fennec > snuke { 1 } else { -1 });
        let rest = text!(
            "All that hangs on a vertex of the path is as near as that vertex, so the distances decide for every vertex: Fennec gets {fennec}, Snuke {snuke}. Nobody can disturb the other any more, and each can make as many moves as there are own vertices, less the one at the start.",
            "挂在路径上的点与它挂着的那个点一样，离谁近归谁：Fennec 得 {fennec} 个点，Snuke 得 {snuke} 个点。此后互不干扰，各人的步数就是自己的点数减去开局的 1 个。"
        );
        let rule = text!(
            "The rule: Fennec, who moves first, wins if and only if more vertices are hers: those that are not farther from 1 than from {count}. The answer: {answer}.",
            "规律：到 1 的距离不超过到 {count} 的距离的点归 Fennec。Fennec 先走，她的点更多时赢，否则输。答案：{answer}。"
        );
        let all = |vertex: usize| Some(both(vertex).marked(mark(vertex)));
        let third = Frame::new(text!("all vertices", "全部的点"), rest.then(&rule))
            .showing(board(&all))
            .asking(text!("How many vertices does Fennec get?", "有几个点归 Fennec？"), fennec);
        Course::new(vec![first, second, third], answer)
    }

    fn board(&self) -> Board {
        let names = self.numbers.iter().map(ToString::to_string).collect();
        Board::Tree { parents: self.parents.clone(), names }
    }
}

impl Game for FennecVsSnuke {
    type Position = Colors;
    /// The vertex that is painted.
    type Action = usize;

    fn start(&self) -> Colors {
        let mut colors = vec![None; self.numbers.len()];
        colors[0] = Some(Player::First);
        colors[self.last()] = Some(Player::Second);
        colors
    }

    /// Returns a move for each edge from an own vertex to a free one. The vertices of a player are connected, so no free
    /// vertex has two such edges.
    fn moves(&self, colors: Colors) -> impl Iterator<Item = MoveOf<Self>> {
        let player = player(&colors);
        (1..colors.len()).filter_map(move |child| {
            let parent = self.parents[child]?;
            let painted = match (colors[parent], colors[child]) {
                (Some(owner), None) if owner == player => child,
                (None, Some(owner)) if owner == player => parent,
                _ => return None,
            };
            let mut next = colors.clone();
            next[painted] = Some(player);
            Some(Move::new(painted, next))
        })
    }

    fn final_lead(&self, _: &Colors) -> i64 {
        -1
    }

    fn weight(&self, colors: &Colors) -> usize {
        colors.len().saturating_pow(2)
    }

    fn bytes(&self, colors: &Colors) -> usize {
        heap_bytes(colors)
    }
}

impl Shown for FennecVsSnuke {
    const PHRASE: Words = words("paint {}", "给 {} 染色");

    fn columns(&self, colors: &Colors) -> Vec<Column> {
        let vertices = |color: Option<Player>| {
            let places = colors.iter().positions(|other| *other == color);
            Cell::text(places.map(|place| self.numbers[place]).sorted().join(" "))
        };
        vec![
            column(words("black", "黑"), vertices(Some(Player::First))),
            column(words("white", "白"), vertices(Some(Player::Second))),
            column(words("free", "未染色"), vertices(None)),
        ]
    }

    fn name(&self, _: &[Column], _: &Colors, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(self.numbers[choice.action].to_string())
    }

    fn scene(&self, colors: &Colors) -> Option<Scene> {
        let pieces = colors.iter().enumerate().filter_map(|(place, color)| {
            let name = match (*color)? {
                Player::First => words("black", "黑"),
                Player::Second => words("white", "白"),
            };
            Some(Piece::new(place, name))
        });
        Some(Scene { board: self.board(), pieces: pieces.collect() })
    }

    fn board_places(&self, _: &Colors, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![choice.action]
    }

    fn ideas(&self) -> Vec<Steps> {
        let course = (self.numbers.len() <= MAX_SHOWN).then(|| self.race());
        vec![Steps::new("race", words("The race on the path", "路径上的赛跑"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "Fennec" } else { "Snuke" }.to_owned()
    }

    /// Cuts the path between both players in the middle: Fennec wins if and only if her part has more vertices.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let shares = self.shares();
        let fennec = count_of(Player::First, &shares);
        Some(if fennec > shares.len() - fennec { 1 } else { -1 })
    }
}
