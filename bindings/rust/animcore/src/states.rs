// SPDX-License-Identifier: MIT
//! Names of states.

use crate::{Error, Scene};

impl Scene {
    /// The names of the active states that have none inside, in the document's order.
    pub fn states(&self) -> Result<Vec<String>, Error> {
        Ok(names_in(&self.atomic_states()?))
    }

    /// The names of all active states, in the document's order.
    pub fn active_states(&self) -> Result<Vec<String>, Error> {
        Ok(names_in(&self.configuration()?))
    }
}

/// The names in a list of C's: spaces are between them, and parts with spaces inside are in backquotes. Backquotes that a
/// name has of its own, for signs that mean something in expressions, stay.
fn names_in(list: &str) -> Vec<String> {
    let mut quoted = false;
    let names = list.split(|sign| {
        quoted ^= sign == '`';
        sign == ' ' && !quoted
    });
    names.filter(|name| !name.is_empty()).map(plain).collect()
}

fn plain(name: &str) -> String {
    let mut all = String::new();
    for (index, part) in name.split('`').enumerate() {
        let quote = if index % 2 == 1 && part.contains(&['.', '(', ')', '[', ']', '=', '\''][..]) { "`" } else { "" };
        all.extend([quote, part, quote]);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::names_in;

    #[test]
    fn names_with_spaces_and_signs_stay_whole() {
        assert_eq!(names_in(""), [""; 0]);
        assert_eq!(names_in("a b"), ["a", "b"]);
        assert_eq!(names_in("`a b` c"), ["a b", "c"]);
        assert_eq!(names_in("left.`on  it` `v(2)` `x (y)`.`z z`"), ["left.on  it", "`v(2)`", "`x (y)`.z z"]);
    }
}
