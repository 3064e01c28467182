//! What a wrong answer tells of the mistake.

/// What may be the matter, if the answer that was found shows it.
pub fn hint(expected: &str, found: &str) -> Option<&'static str> {
    let is_same = expected.eq_ignore_ascii_case(found);
    Some(match found {
        _ if found == expected => return None,
        "None" | "undefined" | "null" => "is a return missing?",
        "NaN" => "is something undefined, as behind the end of an array?",
        _ if is_same => "small and capital letters differ",
        _ if matches!(expected, "true" | "false") && found.parse::<f64>().is_ok() => {
            "the answer is true or false"
        }
        _ if differ_by_32_bits(expected, found) => "does a sum exceed 32 bits?",
        _ if ends_with_word(found, expected) => "print the answer alone, no prompt",
        _ => return None,
    })
}

/// Whether both are numbers whose difference is a multiple of 2³².
fn differ_by_32_bits(expected: &str, found: &str) -> bool {
    let [expected, found] = [expected, found].map(str::parse::<i128>);
    let pair = expected.ok().zip(found.ok());
    pair.is_some_and(|(expected, found)| (expected - found) % (1 << 32) == 0)
}

/// Whether the last word is the answer, behind words that are none.
fn ends_with_word(found: &str, answer: &str) -> bool {
    let before = found.strip_suffix(answer).unwrap_or_default();
    before.contains(char::is_alphabetic) && !before.ends_with(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_tells_the_mistake() {
        let cases = "
            3000000000, -1294967296 => does a sum exceed 32 bits?
            -3000000000, 1294967296 => does a sum exceed 32 bits?
            false, None => is a return missing?
            7, undefined => is a return missing?
            7, NaN => is something undefined, as behind the end of an array?
            true, True => small and capital letters differ
            7, n = 7 => print the answer alone, no prompt
            true, Enter the piles:true => print the answer alone, no prompt
            true, 0 => the answer is true or false
            7, 17 => none
            7, 7 7 => none
            7, 7 => none
            true, untrue => none
        ";
        for case in cases.trim().lines() {
            let (answers, told) = case.trim().split_once(" => ").expect("a case");
            let (expected, found) = answers.split_once(", ").expect("answers");
            assert_eq!(hint(expected, found).unwrap_or("none"), told, "{case}");
        }
    }
}
