//! Inputs whose values depend on one another: trees, graphs with queries, and grids.

use std::iter::{repeat_n, repeat_with};

use fastrand::Rng;
use itertools::{Itertools, iproduct};

use crate::input::Input;
use crate::input::argument::Argument;
use crate::input::guarantee::{Guarantee, Test};
use crate::input::shape::{Shape, removable_ranges};

use crate::input::value::{Pair, Value};
use crate::words::{Words, words};

/// Maximum number of vertices of a tiny tree whose vertices have any order.
const MAX_SHUFFLED_TREE: usize = 5;
/// Maximum number of vertices of a tiny tree in which each vertex but the root 1 has a smaller parent.
const MAX_TINY_TREE: usize = 7;
/// Maximum number of vertices of a tiny tree with numbers, and how many numbers each vertex may have.
const MAX_NUMBERED_TREE: usize = 4;
const TINY_NUMBERS: i32 = 3;
/// Maximum number of vertices of a tiny graph.
const MAX_TINY_GRAPH: i32 = 3;
/// Maximum numbers of rows and columns of a tiny grid.
const MAX_TINY_GRID: (usize, usize) = (3, 4);

/// Returns inputs that are one step smaller, the smallest first.
type Smaller = for<'a> fn(&'a [Argument], &'a Input) -> Box<dyn Iterator<Item = Input> + 'a>;

/// How inputs are made whose values depend on one another.
#[derive(Clone, Copy)]
pub struct Structure {
    /// Returns the tiny inputs.
    pub(crate) tiny: fn(&[Argument]) -> Vec<Input>,
    /// Draws an input whose lists are no longer than the given length.
    pub(crate) draw: fn(&[Argument], &mut Rng, usize) -> Input,
    /// Returns inputs that are one step smaller, the smallest first.
    pub(crate) smaller: Smaller,
    pub(crate) guarantee: Guarantee,
}

impl Structure {
    /// A tree with the vertices 1 to n. One argument is the list of its edges, and each other one is a row with a number
    /// for each vertex.
    pub const TREE: Self = Self::tree::<0>();

    /// A tree with the vertices 1 to n. One argument is the list of its edges, and each other one is a row with a number
    /// for each vertex but 1.
    pub const TREE_BUT_ROOT: Self = Self::tree::<1>();

    /// Returns the structure of a tree whose rows leave out the first vertices.
    const fn tree<const OMITTED: usize>() -> Self {
        Self {
            tiny: tiny_trees::<OMITTED>,
            draw: draw_tree::<OMITTED>,
            smaller: smaller_trees::<OMITTED>,
            guarantee: checked(
                words("a tree with the vertices 1 to n", "以 1 到 n 为顶点的树"),
                is_tree::<OMITTED>,
            ),
        }
    }

    /// A directed graph with the vertices 1 to n, and queries. The arguments are n, the list of edges and the list of
    /// queries, which are rows of two vertices.
    pub const GRAPH_WITH_QUERIES: Self = Self {
        tiny: tiny_graphs,
        draw: draw_graph,
        smaller: smaller_graphs,
        guarantee: checked(
            words(
                "vertices from 1 to n, and no query from a vertex to itself",
                "顶点在 1 到 n 之间，查询的两个顶点不同",
            ),
            is_graph,
        ),
    };

    /// A grid. The only argument is the list of its rows, which are texts.
    pub const GRID: Self = Self {
        tiny: tiny_grids,
        draw: draw_grid,
        smaller: smaller_grids,
        guarantee: checked(words("rows of equal length", "各行等长"), is_grid),
    };
}

/// Creates a guarantee that the program needs, of inputs that are made so that they keep it.
const fn checked(words: Words, check: fn(&Input) -> bool) -> Guarantee {
    Guarantee { words, is_needed: true, test: Test::Check(check) }
}

/// Returns the maximum length of a list or of pairs, at most `longest`.
fn most(argument: &Argument, longest: usize) -> usize {
    match &argument.site {
        Shape::Pairs(lengths, _) | Shape::List(lengths, _) => {
            longest.clamp(*lengths.start(), *lengths.end())
        }
        _ => longest,
    }
}

/// Returns a vertex as a number.
fn vertex(index: usize) -> i32 {
    i32::try_from(index).unwrap_or(i32::MAX)
}

/// Returns the neighbors of each vertex of a list of edges; `None` if a vertex is not in 1 to n. Index 0 is unused.
fn neighbors(edges: &[Pair]) -> Option<Vec<Vec<usize>>> {
    let mut neighbors = vec![Vec::new(); edges.len() + 2];
    for [one, other] in edges {
        let ends = [usize::try_from(*one).ok()?, usize::try_from(*other).ok()?];
        if ends.contains(&0) {
            return None;
        }
        neighbors.get_mut(ends[0])?.push(ends[1]);
        neighbors.get_mut(ends[1])?.push(ends[0]);
    }
    Some(neighbors)
}

/// Returns the vertices that are connected with vertex 1, the nearest first.
fn from_root(neighbors: &[Vec<usize>]) -> Vec<usize> {
    let mut order = vec![1];
    let mut is_found = vec![false; neighbors.len()];
    is_found[1] = true;
    let mut next = 0;
    while let Some(vertex) = order.get(next) {
        next += 1;
        for other in &neighbors[*vertex] {
            if !is_found[*other] {
                is_found[*other] = true;
                order.push(*other);
            }
        }
    }
    order
}

/// Returns the edges of a tree, its only pairs.
fn edges_of(input: &Input) -> &[Pair] {
    let edges = input.values.iter().find(|value| matches!(value, Value::Pairs(_)));
    edges.map_or(&[], Value::pairs)
}

/// Returns whether removing leaf after leaf, except the root 1, removes all edges, and the rows have a number for each
/// vertex after the first `OMITTED`.
fn is_tree<const OMITTED: usize>(input: &Input) -> bool {
    let edges = edges_of(input);
    let has_numbers = |value: &Value| match value {
        Value::Row(row) => row.len() + OMITTED == edges.len() + 1,
        _ => true,
    };
    input.values.iter().all(has_numbers) && are_of_tree(edges)
}

/// Returns whether removing leaf after leaf, except the root 1, removes all edges.
fn are_of_tree(edges: &[Pair]) -> bool {
    let count = edges.len() + 1;
    let mut degrees = vec![0; count + 1];
    // The xor of each vertex's neighbors: the only neighbor of a leaf.
    let mut neighbors = vec![0; count + 1];
    for edge in edges {
        let ends = edge.map(|vertex| usize::try_from(vertex).unwrap_or(0));
        if ends.iter().any(|vertex| !(1..=count).contains(vertex)) {
            return false;
        }
        for (vertex, other) in [(ends[0], ends[1]), (ends[1], ends[0])] {
            degrees[vertex] += 1;
            neighbors[vertex] ^= other;
        }
    }
    let mut left = edges.len();
    for start in 2..=count {
        let mut leaf = start;
        while leaf != 1 && degrees[leaf] == 1 {
            let parent = neighbors[leaf];
            degrees[leaf] = 0;
            degrees[parent] -= 1;
            neighbors[parent] ^= leaf;
            left -= 1;
            leaf = parent;
        }
    }
    left == 0
}

/// Makes the input with these edges, given the row of each argument that is one.
fn tree(
    arguments: &[Argument],
    edges: Vec<Pair>,
    mut row: impl FnMut(usize, &Argument) -> Vec<i32>,
) -> Input {
    let mut edges = Some(edges);
    let values = arguments.iter().enumerate().map(|(index, argument)| match argument.site {
        Shape::Pairs(..) => Value::Pairs(edges.take().unwrap_or_default()),
        _ => Value::Row(row(index, argument)),
    });
    Input { values: values.collect() }
}

/// Returns the argument that has the edges.
fn edges_argument(arguments: &[Argument]) -> &Argument {
    let is_pairs = |argument: &&Argument| matches!(argument.site, Shape::Pairs(..));
    arguments.iter().find(is_pairs).unwrap_or(&arguments[0])
}

/// Returns the tiny trees, without numbers or with all tiny ones.
fn tiny_trees<const OMITTED: usize>(arguments: &[Argument]) -> Vec<Input> {
    let rows = arguments.len() - 1;
    if rows == 0 {
        let shuffled = (2..=MAX_SHUFFLED_TREE).flat_map(shuffled_trees);
        let trees = shuffled.chain((MAX_SHUFFLED_TREE + 1..=MAX_TINY_TREE).flat_map(rooted_trees));
        return trees.map(|edges| tree(arguments, edges, |_, _| Vec::new())).collect();
    }
    let trees = (2..=MAX_NUMBERED_TREE).flat_map(|count| {
        let length = count - OMITTED;
        let numbers = move || repeat_n(0..TINY_NUMBERS, rows * length).multi_cartesian_product();
        shuffled_trees(count).into_iter().flat_map(move |edges| {
            numbers().map(move |numbers| {
                let mut rows = numbers.chunks(length.max(1));
                let mut row = |_: usize, argument: &Argument| {
                    let least = i32::try_from(*argument.site.range().start()).unwrap_or(0);
                    let numbers = rows.next().unwrap_or_default().iter();
                    numbers.map(|number| least.saturating_add(*number)).collect()
                };
                tree(arguments, edges.clone(), &mut row)
            })
        })
    });
    trees.collect()
}

/// Returns all trees with this number of vertices, by the sequences that Prüfer gave them.
fn shuffled_trees(count: usize) -> Vec<Vec<Pair>> {
    let sequences: Vec<Vec<usize>> = match count {
        ..=2 => vec![Vec::new()],
        _ => repeat_n(1..=count, count - 2).multi_cartesian_product().collect(),
    };
    sequences.iter().map(|sequence| tree_of_sequence(sequence, count)).collect()
}

/// Joins the smallest leaf with each vertex of the sequence, and then the two vertices that are left.
fn tree_of_sequence(sequence: &[usize], count: usize) -> Vec<Pair> {
    let mut degrees = vec![1; count + 1];
    for vertex in sequence {
        degrees[*vertex] += 1;
    }
    let mut edges = Vec::new();
    for joined in sequence {
        let leaf = (1..=count).find(|vertex| degrees[*vertex] == 1).unwrap_or(1);
        edges.push([vertex(leaf), vertex(*joined)]);
        degrees[leaf] = 0;
        degrees[*joined] -= 1;
    }
    let left = (1..=count).filter(|vertex| degrees[*vertex] == 1).map(vertex).collect_vec();
    edges.extend_from_slice(left.as_chunks().0);
    edges
}

/// Returns all trees in which each vertex but the root 1 has a smaller parent: all rooted trees, with several numberings.
fn rooted_trees(count: usize) -> Vec<Vec<Pair>> {
    let parents = (2..=vertex(count)).map(|vertex| 1..vertex).multi_cartesian_product();
    parents.map(|parents| parents.into_iter().zip(2..).map(<[i32; 2]>::from).collect()).collect()
}

/// Draws a tree that is flat or deep, with shuffled numbers and edges in any direction.
fn draw_tree<const OMITTED: usize>(
    arguments: &[Argument],
    random: &mut Rng,
    longest: usize,
) -> Input {
    let count = random.usize(1..=most(edges_argument(arguments), longest)) + 1;
    let reach = [1, 2, 5, count][random.usize(0..4)];
    let mut numbers = (2..=vertex(count)).collect_vec();
    random.shuffle(&mut numbers);
    numbers.insert(0, 1);
    let mut edges = Vec::new();
    for child in 1..count {
        let parent = random.usize(child.saturating_sub(reach)..child);
        let mut edge = [numbers[parent], numbers[child]];
        random.shuffle(&mut edge);
        edges.push(edge);
    }
    random.shuffle(&mut edges);
    tree(arguments, edges, |_, argument| {
        let spread = [2, 5, 100, i64::MAX][random.usize(0..4)];
        let (least, most) = argument.site.range().into_inner();
        let most = least.saturating_add(spread).min(most);
        let number = || i32::try_from(random.i64(least..=most)).unwrap_or_default();
        repeat_with(number).take(count - OMITTED).collect()
    })
}

/// Returns the trees of the vertices nearest to the root, the smallest first, and then those without one leaf; then those
/// with smaller numbers. The vertices keep their order and are numbered again.
fn smaller_trees<'a, const OMITTED: usize>(
    arguments: &'a [Argument],
    input: &'a Input,
) -> Box<dyn Iterator<Item = Input> + 'a> {
    let edges = edges_of(input);
    let neighbors = neighbors(edges).unwrap_or_default();
    let order = from_root(&neighbors);
    let count = order.len();
    let leaves = order.clone().into_iter().skip(1).filter(move |leaf| neighbors[*leaf].len() == 1);
    let sizes = [2, 4, 8, 16].map(|part| count / part).into_iter().filter(|size| *size > 0);
    let parts = sizes.map(|size| order[count - size..].to_vec()).collect_vec();
    let removed = parts.into_iter().chain(leaves.map(|leaf| vec![leaf]));
    let smaller = removed.map(move |removed| {
        tree(arguments, without_vertices(edges, &removed), |index, _| {
            let numbers = (OMITTED + 1..).zip(input.row(index));
            let kept = numbers.filter(|(vertex, _)| !removed.contains(vertex));
            kept.map(|(_, number)| *number).collect()
        })
    });
    let rows = arguments.iter().enumerate();
    let rows = rows.filter(|(_, argument)| !matches!(argument.site, Shape::Pairs(..)));
    let reduced = rows.flat_map(move |(index, argument)| {
        let values = argument.site.reduce(&input.values[index]);
        values.map(move |value| input.with(index, value))
    });
    Box::new(smaller.chain(reduced))
}

/// Returns the edges between the other vertices, numbered again.
fn without_vertices(edges: &[Pair], removed: &[usize]) -> Vec<Pair> {
    let removed = removed.iter().map(|index| vertex(*index)).sorted().collect_vec();
    let renumbered = |vertex: i32| {
        let smaller = removed.binary_search(&vertex).err()?;
        Some(vertex - i32::try_from(smaller).ok()?)
    };
    let edge = |[one, other]: &Pair| Some([renumbered(*one)?, renumbered(*other)?]);
    edges.iter().filter_map(edge).collect()
}

fn is_graph(input: &Input) -> bool {
    let vertices = 1..=input.number(0);
    let mut ends = [1, 2].into_iter().flat_map(|index| input.pairs(index).as_flattened());
    let are_vertices = ends.all(|vertex| vertices.contains(&i64::from(*vertex)));
    are_vertices && input.pairs(2).iter().all(|[start, target]| start != target)
}

fn graph(count: i32, edges: Vec<Pair>, queries: Vec<Pair>) -> Input {
    Input { values: vec![Value::Number(count.into()), Value::Pairs(edges), Value::Pairs(queries)] }
}

/// Returns the pairs of different vertices.
fn different(count: i32) -> impl Iterator<Item = Pair> + Clone {
    iproduct!(1..=count, 1..=count).map(<[i32; 2]>::from).filter(|[one, other]| one != other)
}

/// Returns all graphs without loops and repeated edges, each with all queries.
fn tiny_graphs(_: &[Argument]) -> Vec<Input> {
    let graphs = (2..=MAX_TINY_GRAPH).flat_map(|count| {
        different(count)
            .powerset()
            .map(move |edges| graph(count, edges, different(count).collect()))
    });
    graphs.collect()
}

fn draw_graph(arguments: &[Argument], random: &mut Rng, longest: usize) -> Input {
    let largest = arguments[0].site.range().into_inner().1;
    let most_vertices = i32::try_from(largest).unwrap_or(i32::MAX).min(vertex(longest)).max(2);
    let count = random.i32(2..=most_vertices);
    let edge_count = random.usize(1..=most(&arguments[1], longest));
    let edges = repeat_with(|| [random.i32(1..=count), random.i32(1..=count)]);
    let edges = edges.take(edge_count).collect_vec();
    let query_count = random.usize(1..=most(&arguments[2], longest.min(20)));
    let queries = repeat_with(|| {
        let start = random.i32(1..=count);
        // Any of the other vertices.
        let target = (start - 1 + random.i32(1..count)) % count + 1;
        [start, target]
    });
    graph(count, edges, queries.take(query_count).collect_vec())
}

/// Returns the graph with each single query if there are several; otherwise without a part of the edges, and without a
/// vertex that the query does not have.
fn smaller_graphs<'a>(_: &'a [Argument], input: &'a Input) -> Box<dyn Iterator<Item = Input> + 'a> {
    let count = i32::try_from(input.number(0)).unwrap_or(i32::MAX);
    let edges = input.pairs(1).to_vec();
    let queries = input.pairs(2).to_vec();
    let [query] = queries[..] else {
        return Box::new(
            queries.into_iter().map(move |query| graph(count, edges.clone(), vec![query])),
        );
    };
    let kept = edges.clone();
    let parts = removable_ranges(edges.len()).map(move |part| {
        graph(count, [&kept[..part.start], &kept[part.end..]].concat(), vec![query])
    });
    let others = (1..=count).rev().filter(move |vertex| !query.contains(vertex));
    let without_vertex = others.filter_map(move |vertex| {
        let removed = [usize::try_from(vertex).ok()?];
        let query = without_vertices(&[query], &removed);
        Some(graph(count - 1, without_vertices(&edges, &removed), query))
    });
    Box::new(without_vertex.chain(parts))
}

fn is_grid(input: &Input) -> bool {
    input.list(0).iter().map(Value::length).all_equal()
}

fn grid(rows: impl IntoIterator<Item = String>) -> Input {
    Input { values: vec![Value::List(rows.into_iter().map(Value::Text).collect())] }
}

/// Returns all grids over the alphabet.
fn tiny_grids(arguments: &[Argument]) -> Vec<Input> {
    let letters = arguments[0].site.letters();
    let sizes = iproduct!(1..=MAX_TINY_GRID.0, 1..=MAX_TINY_GRID.1);
    let grids = sizes.flat_map(|(height, width)| {
        let cells = repeat_n(letters.chars(), height * width).multi_cartesian_product();
        cells.map(move |cells| grid(cells.chunks(width).map(|row| row.iter().collect())))
    });
    grids.collect()
}

fn draw_grid(arguments: &[Argument], random: &mut Rng, longest: usize) -> Input {
    let letters = arguments[0].site.letters().chars().collect_vec();
    let height = random.usize(1..=most(&arguments[0], longest.isqrt()));
    let widths = match arguments[0].site.item() {
        Some(Shape::Text(lengths, _)) => lengths.clone(),
        _ => 1..=1,
    };
    let width = random.usize(1..=longest.isqrt().clamp(*widths.start(), *widths.end()));
    let mut row = || repeat_with(|| letters[random.usize(..letters.len())]).take(width).collect();
    grid((0..height).map(|_| row()).collect_vec())
}

/// Returns the grids without some rows or columns, and those with an earlier letter in one cell.
fn smaller_grids<'a>(
    arguments: &'a [Argument],
    input: &'a Input,
) -> Box<dyn Iterator<Item = Input> + 'a> {
    let letters = arguments[0].site.letters();
    let rows = input.list(0).iter().map(|row| row.text().to_owned()).collect_vec();
    let width = rows.first().map_or(0, String::len);
    let (all, same) = (rows.clone(), rows.clone());
    let without_rows = removable_ranges(rows.len())
        .map(move |part| grid([&all[..part.start], &all[part.end..]].concat()));
    let without_columns = removable_ranges(width).map(move |part| {
        grid(same.iter().map(|row| row[..part.start].to_owned() + &row[part.end..]))
    });
    let cells = iproduct!(0..rows.len(), 0..width);
    let changed = cells.flat_map(move |(row, column)| {
        let cell = &rows[row][column..=column];
        let earlier = letters.char_indices().take_while(|(_, letter)| !cell.contains(*letter));
        let grids = earlier.map(|(index, letter)| {
            let mut changed = rows.clone();
            changed[row].replace_range(column..=column, &letters[index..index + letter.len_utf8()]);
            grid(changed)
        });
        grids.collect_vec()
    });
    Box::new(without_rows.chain(without_columns).chain(changed))
}
