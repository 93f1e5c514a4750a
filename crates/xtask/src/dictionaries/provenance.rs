//! `dictionaries/PROVENANCE.md`: where the lists come from and what is in them, for a reader and for a diff.

use std::collections::BTreeMap;
use std::fmt::Write;

use lexicon::Tier;

use super::{Built, sources};

/// The text of the file. It depends on the lists alone, so it changes only when they do.
pub(super) fn text(built: &[Built]) -> String {
    let mut text = String::from(
        "# Where the word lists come from\n\n\
         Written by `cargo xtask dictionaries`; do not edit. What is done with the sources is told in README.md.\n\n\
         ## Sources\n\n\
         | package | version | from | licence | what it gives | sha256 of the package |\n\
         |---|---|---|---|---|---|\n",
    );
    for source in sources::ALL {
        let client = match source.client {
            sources::Client::Apt => "Debian",
            sources::Client::Npm => "npm",
            sources::Client::Pip => "PyPI",
        };
        let sources::Source { name, version, licence, used_for, sha256, .. } = source;
        row(&mut text, &[name, version, client, licence, used_for, &format!("`{sha256}`")]);
    }
    text.push_str(
        "\n## Lists\n\n\
         | language | words | from the sources | added by hand | removed by hand | common | known | rare | file, bytes | contents |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    for list in built {
        let dictionary = &list.dictionary;
        let mut cells = vec![dictionary.language().code().to_owned()];
        let counts = [dictionary.len(), list.from_sources, list.effect.added, list.effect.removed];
        cells.extend(counts.into_iter().map(|count| count.to_string()));
        cells.extend(Tier::ALL.into_iter().map(|tier| dictionary.len_of(tier).to_string()));
        cells.push(list.wire.len().to_string());
        cells.push(format!("`{:016x}`", dictionary.checksum()));
        row(&mut text, &cells.iter().map(String::as_str).collect::<Vec<_>>());
    }
    text.push_str(
        "\n## What the recipe leaves out\n\n\
         Spellings of the sources that are no words of the lists, by the first reason that was found, without those that came in \
         by another door. The samples are drawn by a hash and were read by a person: a good word among them is a fault.\n",
    );
    for list in built {
        let _ = write!(
            text,
            "\n### {}\n\n| reason | spellings | a sample |\n|---|---|---|\n",
            list.dictionary.language()
        );
        for (reason, count, sample) in list.dropped.samples() {
            row(&mut text, &[reason.label(), &count.to_string(), &sample.join(" · ")]);
        }
    }
    text.push_str("\n## Words by length\n\n| letters |");
    let mut lengths: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (column, list) in built.iter().enumerate() {
        let _ = write!(text, " {} |", list.dictionary.language());
        for (word, _) in list.dictionary.words() {
            lengths.entry(word.len()).or_insert_with(|| vec![0; built.len()])[column] += 1;
        }
    }
    text.push_str(&format!("\n|---|{}\n", "---|".repeat(built.len())));
    for (length, counts) in lengths {
        let mut cells = vec![length.to_string()];
        cells.extend(counts.into_iter().map(|count| count.to_string()));
        row(&mut text, &cells.iter().map(String::as_str).collect::<Vec<_>>());
    }
    text
}

fn row(text: &mut String, cells: &[&str]) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "| {} |", cells.join(" | "));
}
