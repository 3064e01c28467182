//! Joins the modules of the page's script to one classic script, which also runs from a local file.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail, ensure};
use itertools::Itertools;

/// The module that starts the page.
const START: &str = "page.js";
/// The module whose functions are copied to the worker, where nothing else is defined.
const WORKER: &str = "worker.js";

/// How a declaration at the top of a module begins.
const DECLARATIONS: [&str; 5] = ["const ", "let ", "function ", "async function ", "class "];

/// A module of the script.
struct Module<'a> {
    name: &'a str,
    imports: Vec<Import<'a>>,
    exports: BTreeSet<&'a str>,
    /// All names that it declares, the exported ones too.
    declared: Vec<&'a str>,
    /// The lines without imports and without the word `export`.
    lines: Vec<&'a str>,
}

struct Import<'a> {
    names: Vec<&'a str>,
    module: &'a str,
}

/// Joins the modules, given by their file names, so that each comes after those that it imports. All share one scope, so
/// a name that is declared twice is refused; so are cycles, names that no module exports, and modules that none imports.
pub fn joined(sources: &BTreeMap<String, String>) -> Result<String> {
    let parsed = sources.iter().map(|(name, source)| Module::parse(name, source));
    let modules: Vec<_> = parsed.try_collect()?;
    check_names(&modules)?;
    check_imports(&modules)?;
    let mut lines = vec!["'use strict';"];
    lines.extend(ordered(modules)?.into_iter().flat_map(|module| module.lines));
    Ok(lines.join("\n") + "\n")
}

impl<'a> Module<'a> {
    /// Parses a formatted source. What is declared at the top begins a line, and nothing else there begins like it, so the
    /// lines of template strings are indented.
    fn parse(name: &'a str, source: &'a str) -> Result<Self> {
        let (imports, exports) = (Vec::new(), BTreeSet::new());
        let mut module = Module { name, imports, exports, declared: Vec::new(), lines: Vec::new() };
        let mut rest = source;
        while let Some((line, next)) = rest.split_once('\n') {
            if line.starts_with("import") {
                let Some((import, next)) = rest.split_once(";\n") else {
                    bail!("{name}: an import ends with a semicolon");
                };
                module.imports.push(Import::parse(name, import)?);
                rest = next;
                continue;
            }
            let declaration = line.strip_prefix("export ").unwrap_or(line);
            let is_exported = declaration != line;
            let is_declaration = DECLARATIONS.iter().any(|word| declaration.starts_with(word));
            if is_exported || is_declaration {
                let Some(declared) = declared_name(declaration) else {
                    bail!("{name}: expected a declaration of one name, found `{line}`");
                };
                module.declared.push(declared);
                module.exports.extend(is_exported.then_some(declared));
            }
            module.lines.push(declaration);
            rest = next;
        }
        ensure!(rest.is_empty(), "{name}: the last line has no end");
        Ok(module)
    }

    fn imports_module(&self, other: &str) -> bool {
        self.imports.iter().any(|import| import.module == other)
    }
}

impl<'a> Import<'a> {
    /// Parses `import { a, b } from './x.js'`, in one line or several.
    fn parse(module: &str, import: &'a str) -> Result<Self> {
        let parts = import.strip_prefix("import {").and_then(|rest| rest.split_once("} from './"));
        let Some((names, Some(from))) = parts.map(|(names, from)| (names, from.strip_suffix('\'')))
        else {
            bail!("{module}: expected `import {{ … }} from './….js'`, found `{import}`");
        };
        let names = names.split(',').map(str::trim).filter(|name| !name.is_empty()).collect_vec();
        let renamed = names.iter().find(|name| !is_name(name) || **name == "default");
        if let Some(renamed) = renamed {
            bail!("{module}: an import has the name of its declaration, not `{renamed}`");
        }
        Ok(Self { names, module: from })
    }
}

fn is_name(text: &str) -> bool {
    text.chars().all(|letter| letter.is_alphanumeric() || "_$".contains(letter))
}

/// Returns the name that a line declares; `None` if it declares none, or several.
fn declared_name(line: &str) -> Option<&str> {
    let rest = DECLARATIONS.iter().find_map(|word| line.strip_prefix(word))?;
    let name = rest.split([' ', '(', ';']).next()?;
    (!name.is_empty() && is_name(name)).then_some(name)
}

fn check_names(modules: &[Module]) -> Result<()> {
    let mut declaring = BTreeMap::new();
    for module in modules {
        for name in &module.declared {
            if let Some(other) = declaring.insert(name, module.name) {
                bail!("{other} and {} both declare `{name}`", module.name);
            }
        }
    }
    Ok(())
}

fn check_imports(modules: &[Module]) -> Result<()> {
    for module in modules {
        let Module { name, imports, .. } = module;
        ensure!(
            *name != WORKER || imports.is_empty(),
            "{name} imports, but the worker has only its own functions"
        );
        for import in imports {
            let from = import.module;
            let Some(imported) = modules.iter().find(|other| other.name == from) else {
                bail!("{name} imports from {from}, which does not exist");
            };
            let missing = import.names.iter().find(|name| !imported.exports.contains(**name));
            if let Some(missing) = missing {
                bail!("{name} imports `{missing}`, which {from} does not export");
            }
        }
        let is_imported = modules.iter().any(|other| other.imports_module(name));
        ensure!(
            is_imported != (*name == START),
            "{name}: exactly {START} is imported by no module"
        );
    }
    Ok(())
}

/// Orders the modules so that each comes after those that it imports, and otherwise by name.
fn ordered(mut waiting: Vec<Module>) -> Result<Vec<Module>> {
    let mut ordered = Vec::new();
    while !waiting.is_empty() {
        let is_ready =
            |module: &Module| !waiting.iter().any(|other| module.imports_module(other.name));
        let Some(ready) = waiting.iter().position(is_ready) else {
            bail!("modules import each other: {}", cycle(&waiting).join(" → "));
        };
        ordered.push(waiting.remove(ready));
    }
    Ok(ordered)
}

/// Returns the names of modules of which each imports the next one, and the last one is the first, given modules that
/// each import one of them.
fn cycle<'a>(waiting: &[Module<'a>]) -> Vec<&'a str> {
    let next =
        |module: &&Module<'a>| waiting.iter().find(|other| module.imports_module(other.name));
    let followed = waiting.iter().find(|module| module.name != START);
    let path =
        std::iter::successors(followed, next).take(waiting.len() + 1).map(|module| module.name);
    let path = path.collect_vec();
    let Some(last) = path.last() else { return path };
    let start = path[..path.len() - 1].iter().rposition(|name| name == last).unwrap_or(0);
    path[start..].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined_from(sources: &[(&str, &str)]) -> Result<String, String> {
        let sources =
            sources.iter().map(|(name, source)| ((*name).to_owned(), format!("{source}\n")));
        joined(&sources.collect()).map_err(|error| error.to_string())
    }

    #[track_caller]
    fn check_refused(sources: &[(&str, &str)], message: &str) {
        assert_eq!(joined_from(sources), Err(message.to_owned()));
    }

    #[test]
    fn modules_come_after_those_that_they_import() {
        let script = joined_from(&[
            (
                "page.js",
                "import { a } from './a.js';\nimport {\n    b,\n    c,\n} from './z.js';\n\na(b, c);",
            ),
            ("a.js", "import { b } from './z.js';\nexport const a = () => `\n    ${b}\n`;"),
            ("z.js", "let d;\nexport async function b() {\n    const a = 1;\n}\nexport class c {}"),
        ]);
        let expected = "'use strict';\n\
            let d;\nasync function b() {\n    const a = 1;\n}\nclass c {}\n\
            const a = () => `\n    ${b}\n`;\n\
            \na(b, c);\n";
        assert_eq!(script.as_deref(), Ok(expected));
    }

    #[test]
    fn clashes_are_refused() {
        let page = ("page.js", "import { a } from './a.js';\nimport { b } from './b.js';\na(b);");
        let b = ("b.js", "function help() {}\nexport const b = help;");
        let a = ("a.js", "const help = 1;\nexport const a = help;");
        check_refused(&[page, a, b], "a.js and b.js both declare `help`");
        check_refused(
            &[("page.js", "let a = 1;\nfunction a() {}")],
            "page.js and page.js both declare `a`",
        );
    }

    #[test]
    fn cycles_are_refused() {
        let page = ("page.js", "import { a } from './a.js';\na();");
        let a = ("a.js", "import { b } from './b.js';\nexport const a = b;");
        let b = ("b.js", "import { a } from './a.js';\nexport const b = a;");
        check_refused(&[page, a, b], "modules import each other: b.js → a.js → b.js");
        let itself = ("a.js", "import { a } from './a.js';\nexport const a = 1;");
        check_refused(&[page, itself], "modules import each other: a.js → a.js");
    }

    #[test]
    fn what_a_joined_script_cannot_have_is_refused() {
        let expected = "page.js: expected `import { … } from './….js'`, found ";
        for import in [
            "import a from './a.js'",
            "import * as a from './a.js'",
            "import { a } from 'a'",
            "import('./a.js')",
        ] {
            check_refused(&[("page.js", &format!("{import};"))], &format!("{expected}`{import}`"));
        }
        for name in ["a as b", "default as b", "default"] {
            let message =
                format!("page.js: an import has the name of its declaration, not `{name}`");
            check_refused(&[("page.js", &format!("import {{ {name} }} from './a.js';"))], &message);
        }
        let expected = "page.js: expected a declaration of one name, found ";
        for line in [
            "export default 1;",
            "export { a };",
            "export { a as b };",
            "export * from './a.js';",
            "export const { a } = b;",
            "const [a, b] = c;",
        ] {
            check_refused(&[("page.js", line)], &format!("{expected}`{line}`"));
        }
    }

    #[test]
    fn imports_exist() {
        let page = ("page.js", "import { a } from './a.js';\na();");
        check_refused(&[page], "page.js imports from a.js, which does not exist");
        check_refused(
            &[page, ("a.js", "const a = 1;")],
            "page.js imports `a`, which a.js does not export",
        );
        let forgotten = ("b.js", "export const b = 1;");
        let message = "b.js: exactly page.js is imported by no module";
        check_refused(&[page, ("a.js", "export const a = 1;"), forgotten], message);
    }

    #[test]
    fn the_worker_stands_alone() {
        let worker = ("worker.js", "import { a } from './a.js';\nexport const b = a;");
        let page = ("page.js", "import { b } from './worker.js';\nb();");
        let message = "worker.js imports, but the worker has only its own functions";
        check_refused(&[page, worker, ("a.js", "export const a = 1;")], message);
    }
}
