//! Draws steps in lines of the terminal.

use games::frame::{Frame, Mark, Picture, Sheet, Strip, Theorem, Tile};
use games::turn::{Board, Scene};
use games::words::{Language, words};
use itertools::Itertools;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::scene;

/// Maximum width of a line, in columns of the terminal. A Chinese character takes two.
const WIDTH: usize = 80;
/// What stands before the rows of a sheet.
const INDENT: &str = "  ";

/// Draws a frame: its number and its title, its pictures, and its caption with the theorem that it uses.
pub fn drawn(frame: &Frame, number: &str, language: Language) -> String {
    let pictures = frame.pictures.iter().map(|picture| match picture {
        Picture::Sheet(sheet) => drawn_sheet(sheet, language),
        Picture::Board { label, scene, tiles } => {
            drawn_board(label.get(language), scene, tiles, language)
        }
    });
    let theorem = frame.theorem.map(|Theorem { name, section }| {
        let (name, path) = (name.get(language), section.path(language));
        match language {
            Language::English => format!("Theorem: {name} ({path})"),
            Language::Chinese => format!("定理：{name}（{path}）"),
        }
    });
    let title = wrapped(&format!("{number}: {}", frame.title.get(language)));
    let caption = wrapped(frame.caption.get(language));
    let theorem = theorem.map_or(String::new(), |theorem| wrapped(&theorem));
    [title, pictures.collect(), caption, theorem].concat()
}

/// Says what the signs of the marks mean that occur in the frames.
pub fn legend(frames: &[Frame], language: Language) -> String {
    let tiles = frames.iter().flat_map(|frame| &frame.pictures).flat_map(|picture| match picture {
        Picture::Sheet(sheet) => sheet.rows.iter().flat_map(|row| &row.tiles).collect_vec(),
        Picture::Board { tiles, .. } => tiles.iter().collect(),
    });
    let marks = tiles.flatten().filter_map(|tile| tile.mark).collect_vec();
    let occurring = Mark::ALL.into_iter().filter(|mark| marks.contains(mark));
    let meanings =
        occurring.map(|mark| format!("{} {}", signed("x", mark), mark.words().get(language)));
    wrapped(&meanings.map(|meaning| meaning.replace(' ', "\u{a0}")).join("  "))
        .replace('\u{a0}', " ")
}

/// Writes a text with the sign of its mark.
fn signed(text: &str, mark: Mark) -> String {
    match mark {
        Mark::New => format!("*{text}"),
        Mark::Added => format!("+{text}"),
        Mark::Used => format!("({text})"),
        Mark::Best => format!("[{text}]"),
        Mark::Removed => format!("~{text}~"),
        Mark::First => format!("{text}¹"),
        Mark::Second => format!("{text}²"),
        Mark::Ruled => format!("{text}!"),
    }
}

fn written(tile: &Tile, language: Language) -> String {
    let text = tile.text.get(language);
    tile.mark.map_or_else(|| text.to_owned(), |mark| signed(text, mark))
}

/// Draws a sheet. If it is too wide, its columns continue below, under the same headings of rows.
fn drawn_sheet(sheet: &Sheet, language: Language) -> String {
    let Sheet { corner, columns, rows } = sheet;
    let mut lines = Vec::new();
    if !columns.is_empty() {
        // The last line of the corner stands in the line of the headings.
        let mut corner = corner.get(language).lines().map(str::to_owned).collect_vec();
        let last = corner.pop().unwrap_or_default();
        lines.extend(corner.into_iter().map(|line| (line, Vec::new())));
        lines.push((last, columns.clone()));
    }
    lines.extend(rows.iter().map(|Strip { heading, tiles }| {
        let texts = tiles.iter().map(|tile| match tile {
            // A tile that is still to be found.
            Some(tile) if tile.text.en.is_empty() => {
                tile.mark.map_or("·".to_owned(), |mark| signed("·", mark))
            }
            Some(tile) => written(tile, language),
            None => String::new(),
        });
        (heading.get(language).replace('\n', " "), texts.collect())
    }));
    let heading_width = lines.iter().map(|(heading, _)| heading.width()).max().unwrap_or(0);
    let count = lines.iter().map(|(_, texts)| texts.len()).max().unwrap_or(0);
    let widths = (0..count).map(|column| {
        lines.iter().filter_map(|(_, texts)| texts.get(column)).map(|text| text.width()).max()
    });
    let widths = widths.map(Option::unwrap_or_default).collect_vec();
    let room = WIDTH.saturating_sub(INDENT.len() + heading_width);
    let parts = parts(&widths, room).into_iter().map(|part| {
        let line = |(heading, texts): &(String, Vec<String>)| {
            let cells = part.clone().filter_map(|column| {
                let text = texts.get(column)?;
                Some(format!(" {}{text}", spaces(widths[column] - text.width())))
            });
            let space = spaces(heading_width - heading.width());
            format!("{INDENT}{heading}{space}{}", cells.collect::<String>()).trim_end().to_owned()
        };
        lines.iter().map(|each| line(each) + "\n").collect::<String>()
    });
    parts.collect_vec().join("\n")
}

/// Splits columns of these widths into ranges that fit into the room, each column after a space.
fn parts(widths: &[usize], room: usize) -> Vec<std::ops::Range<usize>> {
    let mut parts = Vec::new();
    let (mut start, mut used) = (0, 0);
    for (column, width) in widths.iter().enumerate() {
        if used + width + 1 > room && column > start {
            parts.push(start..column);
            (start, used) = (column, 0);
        }
        used += width + 1;
    }
    parts.push(start..widths.len());
    parts
}

fn spaces(count: usize) -> String {
    " ".repeat(count)
}

/// Draws a board with its tiles: in a tree beside the vertices, otherwise below the board, each after the name of its
/// place.
fn drawn_board(label: &str, scene: &Scene, tiles: &[Option<Tile>], language: Language) -> String {
    let label = wrapped(label);
    let tile = |place: usize| tiles[place].as_ref().map(|tile| written(tile, language));
    if let Board::Tree { parents, names } = &scene.board {
        let named = names.iter().enumerate().map(|(place, name)| {
            let name = if name.is_empty() { "○" } else { name };
            tile(place).map_or(name.to_owned(), |tile| format!("{name}: {tile}"))
        });
        let board = Board::Tree { parents: parents.clone(), names: named.collect() };
        return label + &scene::drawn(&Scene { board, pieces: Vec::new() });
    }
    let placed = (0..tiles.len()).filter_map(|place| {
        Some(format!("{}:\u{a0}{}", name_of(&scene.board, place), tile(place)?))
    });
    let placed = wrapped(&placed.collect_vec().join("  ")).replace('\u{a0}', " ");
    let board = scene::drawn(scene);
    let board = board.lines().map(wrapped).collect::<String>();
    format!("{label}{board}{placed}")
}

/// Returns the name of a place of a board.
fn name_of(board: &Board, place: usize) -> String {
    match board {
        Board::Grid { rows, corner } => {
            let width = rows.first().map_or(1, String::len).max(1);
            format!("({},{})", place / width + corner.0, place % width + corner.1)
        }
        Board::Graph { names, .. } | Board::Tree { names, .. } => names[place].clone(),
    }
}

/// Breaks a text into lines, at spaces or beside Chinese characters. An empty text has no lines.
pub fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in breakable(paragraph) {
            if line.width() + word.trim_end().width() > WIDTH && !line.trim().is_empty() {
                lines += line.trim_end();
                lines.push('\n');
                line.clear();
            }
            line += word;
        }
        lines += line.trim_end();
        lines.push('\n');
    }
    lines
}

/// Splits a text into the pieces between which a line may end, each with the spaces after it.
fn breakable(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    for (before, (index, after)) in text.chars().zip(text.char_indices().skip(1)) {
        let is_wide = |character: char| character.width() == Some(2);
        let ends_word = before == ' ' && after != ' ';
        let ends_wide = is_wide(before) || (is_wide(after) && before != ' ');
        let begins_line = !"，。、：；！？）》”".contains(after);
        let ends_line = !"（《“".contains(before);
        if ends_word || (ends_wide && after != ' ' && begins_line && ends_line) {
            pieces.push(&text[start..index]);
            start = index;
        }
    }
    pieces.push(&text[start..]);
    pieces
}

/// Says that an input is too large. One that fits follows.
pub const fn too_large(language: Language) -> &'static str {
    words(
        "This input is too large for these steps. An input that fits: ",
        "这组数据太大，画不出这些步骤。换一组就行：",
    )
    .get(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_beside_chinese_characters() {
        let lines = |text: &str| wrapped(text).lines().map(str::to_owned).collect_vec();
        assert_eq!(lines(""), Vec::<String>::new());
        assert_eq!(lines("a b"), ["a b"]);
        let english = "word ".repeat(20);
        assert!(lines(&english).iter().all(|line| line.width() <= WIDTH && line.starts_with('w')));
        let chinese = "每一步都走到胜，".repeat(12);
        let broken = lines(&chinese);
        assert!(broken.iter().all(|line| line.width() <= WIDTH && !line.starts_with('，')));
        assert_eq!(broken.concat(), chinese);
    }

    #[test]
    fn wide_sheets_continue_below() {
        assert_eq!(parts(&[3, 3, 3], 8), [0..2, 2..3]);
        assert_eq!(parts(&[30, 3], 8), [0..1, 1..2]);
    }
}
