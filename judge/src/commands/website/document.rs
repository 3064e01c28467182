//! Makes HTML of Markdown.

use anyhow::Result;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::heading_ids::HeadingIds;

/// A document as HTML.
pub struct Document {
    /// The text of its first heading.
    pub title: String,
    pub html: String,
}

/// What a document cannot know.
pub trait Links {
    /// Returns where a link of the document leads on the website.
    fn address(&mut self, link: &str) -> Result<String>;
    /// Returns the link to what a code span says, if there is one.
    fn address_of_code(&self, code: &str) -> Result<Option<String>>;
}

/// Makes HTML of Markdown in GitHub's dialect. `other_language` is its link to the same document in the other language,
/// which is left out of the heading.
pub fn document(markdown: &str, other_language: &str, links: &mut impl Links) -> Result<Document> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let events = with_ids(Parser::new_ext(markdown, options).collect());
    let mut events = without_link(events, other_language);
    let title = title(&events);
    let mut is_in_link = false;
    for event in &mut events {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                *dest_url = links.address(dest_url)?.into();
                is_in_link = true;
            }
            Event::End(TagEnd::Link) => is_in_link = false,
            Event::Start(Tag::Image { dest_url, .. }) => {
                *dest_url = links.address(dest_url)?.into();
            }
            Event::Code(code) if !is_in_link => {
                if let Some(address) = links.address_of_code(code)? {
                    *event = linked_code(code, &address);
                }
            }
            _ => {}
        }
    }
    let mut text = String::new();
    html::push_html(&mut text, events.into_iter().flat_map(framed));
    Ok(Document { title, html: text })
}

/// Removes the link with this address from the end of the first heading, and what separates it from the title.
fn without_link<'a>(mut events: Vec<Event<'a>>, address: &str) -> Vec<Event<'a>> {
    let is_start = |event: &Event| matches!(event, Event::Start(Tag::Link { dest_url, .. }) if **dest_url == *address);
    let end = events.iter().position(|event| matches!(event, Event::End(TagEnd::Heading(_))));
    let start = events.iter().position(is_start);
    if let (Some(start), Some(end)) = (start, end)
        && start < end
    {
        events.drain(start..end);
        if let Some(Event::Text(text)) = events[..start].last_mut() {
            *text = text.trim_end_matches([' ', '·']).to_owned().into();
        }
    }
    events
}

/// Gives each heading its id.
fn with_ids(mut events: Vec<Event>) -> Vec<Event> {
    let mut ids = HeadingIds::default();
    for index in 0..events.len() {
        let text = text_of_heading(&events[index..]);
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[index] {
            *id = Some(ids.next_id(&text).into());
        }
    }
    events
}

/// Returns the text of the heading with which the events begin.
fn text_of_heading(events: &[Event]) -> String {
    let is_inside = |event: &&Event| !matches!(event, Event::End(TagEnd::Heading(_)));
    let text = events.iter().take_while(is_inside).filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(&**text),
        Event::SoftBreak => Some(" "),
        _ => None,
    });
    text.collect()
}

/// Returns the text of the document's first heading.
fn title(events: &[Event]) -> String {
    let is_title =
        |event: &Event| matches!(event, Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }));
    let start = events.iter().position(is_title);
    start.map_or(String::new(), |start| text_of_heading(&events[start..]))
}

fn linked_code(code: &str, address: &str) -> Event<'static> {
    let [code, address] = [code, address].map(escaped);
    html_event(format!("<a class=\"command\" href=\"{address}\"><code>{code}</code></a>"))
}

/// Puts tables and code, which may be wider than a phone, in boxes that scroll, and links a picture to itself.
fn framed(event: Event) -> Vec<Event> {
    let tag = |tag: &'static str| Event::Html(CowStr::Borrowed(tag));
    match event {
        Event::Start(Tag::Table(_)) => vec![tag("<div class=\"table\" tabindex=\"0\">"), event],
        Event::End(TagEnd::Table) => vec![event, tag("</div>\n")],
        Event::Start(Tag::CodeBlock(_)) => vec![tag("<pre tabindex=\"0\"><code>")],
        Event::End(TagEnd::CodeBlock) => vec![tag("</code></pre>\n")],
        Event::Start(Tag::Image { ref dest_url, .. }) => {
            let link = format!("<a class=\"picture\" href=\"{}\">", escaped(dest_url));
            vec![html_event(link), event]
        }
        Event::End(TagEnd::Image) => vec![event, tag("</a>")],
        _ => vec![event],
    }
}

fn html_event(html: String) -> Event<'static> {
    Event::InlineHtml(html.into())
}

/// Escapes what has a meaning in HTML.
pub fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links that lead below `to/`, and code that is a link if it begins with `play`.
    struct Marked;

    impl Links for Marked {
        fn address(&mut self, link: &str) -> Result<String> {
            Ok(format!("to/{link}"))
        }

        fn address_of_code(&self, code: &str) -> Result<Option<String>> {
            Ok(code.starts_with("play").then(|| "board".to_owned()))
        }
    }

    fn html(markdown: &str) -> String {
        document(markdown, "zh.md", &mut Marked).expect("a document").html
    }

    #[test]
    fn links_lead_where_they_do_on_the_website() {
        assert_eq!(html("[a](b.md#c)"), "<p><a href=\"to/b.md#c\">a</a></p>\n");
        assert_eq!(
            html("![a](b.svg)"),
            "<p><a class=\"picture\" href=\"to/b.svg\"><img src=\"to/b.svg\" alt=\"a\" /></a></p>\n"
        );
    }

    #[test]
    fn a_command_becomes_a_link_unless_it_is_in_one() {
        assert_eq!(
            html("`play \"<1>\"` `other`"),
            "<p><a class=\"command\" href=\"board\"><code>play &quot;&lt;1&gt;&quot;</code></a> \
             <code>other</code></p>\n"
        );
        assert_eq!(html("[`play 1`](b)"), "<p><a href=\"to/b\"><code>play 1</code></a></p>\n");
    }

    #[test]
    fn headings_have_ids_and_the_first_no_link_to_the_other_language() {
        assert_eq!(
            html("# Nim `x` · [中文](zh.md)\n\n## A\n\n## A"),
            "<h1 id=\"nim-x--中文\">Nim <code>x</code></h1>\n<h2 id=\"a\">A</h2>\n<h2 id=\"a-1\">A</h2>\n"
        );
        let titled = document("# Nim · [中文](zh.md)\n\ntext", "zh.md", &mut Marked);
        assert_eq!(titled.expect("a document").title, "Nim");
    }
}
