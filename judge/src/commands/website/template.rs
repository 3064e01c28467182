//! The frame of every page.

use games::words::Language::{self, Chinese, English};

use super::document::escaped;
use super::paths::{BOARD, CHINESE_HOME, HOME, relative};

/// The style sheet and its path.
pub const STYLE: (&str, &str) = ("style.css", include_str!("style.css"));
const TEMPLATE: &str = include_str!("template.html");
/// The only scripts: the home page forwards to the board, and a text can be copied.
const FORWARD: &str = include_str!("forward.js");
const COPY: &str = include_str!("copy.js");

/// A page without its frame.
pub struct Page {
    /// The path in the website's folder.
    pub path: String,
    pub title: String,
    /// The page's language; texts that have none count as English.
    pub language: Language,
    /// The path of the same page in the other language, if there is one.
    pub translation: Option<String>,
    /// The part of the board's address after `#` that shows the page's problem; empty if the page has none.
    pub place: String,
    /// Whether the page shows a text as it is, in wide lines.
    pub is_text: bool,
    pub content: String,
}

/// What the frame says in a language.
struct Words {
    tag: &'static str,
    name: &'static str,
    home: &'static str,
    home_path: &'static str,
    play: &'static str,
}

const fn words(language: Language) -> Words {
    match language {
        English => {
            Words { tag: "en", name: "English", home: "Home", home_path: HOME, play: "Play" }
        }
        Chinese => Words {
            tag: "zh-CN",
            name: "中文",
            home: "首页",
            home_path: CHINESE_HOME,
            play: "玩一玩",
        },
    }
}

impl Page {
    /// Returns the whole page as HTML.
    pub fn html(&self) -> String {
        let own = words(self.language);
        let other = words(if self.language == English { Chinese } else { English });
        let translation = self.translation.as_deref().unwrap_or(other.home_path);
        let [home, board, translation, style] = [own.home_path, BOARD, translation, STYLE.0]
            .map(|path| escaped(&relative(&self.path, path)));
        let hash = if self.place.is_empty() { "" } else { "#" };
        let play = board + hash + &escaped(&self.place);
        let parts = [
            ("@LANGUAGE@", own.tag),
            ("@TITLE@", &escaped(&self.title)),
            ("@STYLE@", &style),
            ("@SCRIPT@", &self.script()),
            ("@HOME@", &home),
            ("@HOME_WORD@", own.home),
            ("@PLAY@", &play),
            ("@PLAY_WORD@", own.play),
            ("@OTHER@", &translation),
            ("@OTHER_LANGUAGE@", other.tag),
            ("@OTHER_WORD@", other.name),
            ("@KIND@", if self.is_text { "text" } else { "document" }),
        ];
        let fill = |page: String, (name, text): &(&str, &str)| page.replace(name, text);
        let page = parts.iter().fold(TEMPLATE.to_owned(), fill);
        // The content comes last, since it may hold the name of a part.
        page.replacen("@CONTENT@", &self.content, 1)
    }

    fn script(&self) -> String {
        match self.is_text {
            true => format!("<script type=\"module\">\n{COPY}</script>\n"),
            false if self.path == HOME => format!("<script>\n{FORWARD}</script>\n"),
            false => String::new(),
        }
    }
}
