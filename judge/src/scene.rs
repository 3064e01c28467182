//! Draws boards: grids, graphs and trees.

use games::turn::{Board, Piece, Scene};
use games::words::Text;
use itertools::Itertools;

use crate::language::language;

/// Draws a board with its pieces, in lines.
pub fn drawn(scene: &Scene) -> String {
    let pieces = &scene.pieces;
    match &scene.board {
        Board::Grid { rows, corner } => grid(rows, *corner, pieces),
        Board::Graph { neighbors, names } => {
            let lines = names.iter().zip(neighbors).enumerate().map(|(node, (name, neighbors))| {
                let pieces =
                    names_at(pieces, node).map(|name| format!(" ({})", name.get(language())));
                let pieces = pieces.collect::<String>();
                let neighbors = neighbors.iter().map(|neighbor| &names[*neighbor]);
                format!("{name}{pieces}: {}", neighbors.format(" "))
            });
            lines.map(|line| line + "\n").collect()
        }
        Board::Tree { parents, names } => tree(parents, names),
    }
}

/// Returns the names of the pieces at a place.
fn names_at(pieces: &[Piece], place: usize) -> impl Iterator<Item = &Text> {
    pieces.iter().filter(move |piece| piece.place == place).map(|piece| &piece.name)
}

/// Returns what stands for a piece: its number, or the first letter of its English name, which takes one column.
fn sign(name: &Text) -> String {
    match name.en.parse::<i64>() {
        Ok(number) => number.to_string(),
        Err(_) => name.en.chars().take(1).collect::<String>().to_uppercase(),
    }
}

/// Draws a grid with the numbers of its rows and columns, and says what the letters stand for. Where several pieces stand
/// in one cell, shows the first.
fn grid(rows: &[String], (top, left): (usize, usize), pieces: &[Piece]) -> String {
    let width = rows.first().map_or(0, String::len);
    let largest = (left + width).max(top + rows.len()).to_string();
    let signs = pieces.iter().map(|piece| sign(&piece.name));
    let number_width = signs.chain([largest]).map(|text| text.len()).max().unwrap_or(0);
    let numbers = (left..left + width).map(|column| format!(" {column:>number_width$}")).join("");
    let mut lines = vec![format!("{:number_width$}{numbers}", "")];
    for (index, row) in rows.iter().enumerate() {
        let cells = row.chars().enumerate().map(|(column, mark)| {
            let piece = names_at(pieces, index * width + column).next();
            let shown = piece.map_or_else(|| mark.to_string(), sign);
            format!(" {shown:>number_width$}")
        });
        lines.push(format!("{:>number_width$}{}", top + index, cells.collect::<String>()));
    }
    let legend = pieces.iter().map(|piece| (sign(&piece.name), piece.name.get(language())));
    let legend = legend.unique().filter(|(sign, name)| sign != name);
    let legend = legend.map(|(sign, name)| format!("{sign} {name}")).join("  ");
    lines.extend(Some(legend).filter(|legend| !legend.is_empty()));
    lines.into_iter().map(|line| line + "\n").collect()
}

/// Draws a tree, a node a line, each below its parent.
fn tree(parents: &[Option<usize>], names: &[String]) -> String {
    let is_last = |node: usize| !parents[node + 1..].contains(&parents[node]);
    let line = |node: usize| {
        let mut path = Vec::new();
        let mut above = parents[node];
        while let Some(parent) = above.filter(|parent| parents[*parent].is_some()) {
            path.push(if is_last(parent) { "   " } else { "│  " });
            above = parents[parent];
        }
        let branch = match parents[node] {
            None => "",
            Some(_) if is_last(node) => "└─ ",
            Some(_) => "├─ ",
        };
        path.reverse();
        let name = if names[node].is_empty() { "○" } else { &names[node] };
        format!("{}{branch}{name}\n", path.concat())
    };
    (0..parents.len()).map(line).collect()
}
