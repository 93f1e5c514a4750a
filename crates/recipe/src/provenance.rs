//! `dictionaries/PROVENANCE.md`: where the lists come from and what is in them, for a reader and for a diff.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use lexicon::Tier;

use super::{Built, sources};

/// The text of the file. It depends on the lists alone, so it changes only when they do.
pub(super) fn text(built: &[Built]) -> String {
    let mut text = String::from(
        "# Where the word lists come from\n\n\
         `cargo xtask dictionaries` writes this file; do not edit it. README.md says what is done with the sources.\n\n\
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
        "\n## Word data\n\n\
         A word of the list is *described* if it is a form of a lemma. The percentages are shares of all words of the same tier.\n\n\
         | language | lemmas | compounds among them | common words described | known words described | rare words described | file, bytes |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for list in built {
        let compounds = list.lemmas.iter().filter(|lemma| lemma.spelling.contains(['-', '\''])).count();
        let mut cells = vec![list.dictionary.language().code().to_owned()];
        cells.extend([list.lemmas.len().to_string(), compounds.to_string()]);
        let described = described(list);
        cells.extend(Tier::ALL.into_iter().zip(described).map(|(tier, count)| {
            let all = list.dictionary.len_of(tier);
            // A share that people read, so one decimal is enough.
            format!("{count} ({:.1} %)", 100.0 * count as f64 / all.max(1) as f64)
        }));
        cells.push(list.words.len().to_string());
        row(&mut text, &cells.iter().map(String::as_str).collect::<Vec<_>>());
    }
    text.push_str(
        "\n## What the recipe leaves out\n\n\
         These tables count the spellings of the sources that were left out, by the first reason found. A spelling is not counted if \
         its word came into the list in another way. A hash selects the samples, and a person has read them: a good word among them \
         is a fault.\n",
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

/// How many words of each tier are a form of a lemma.
fn described(list: &Built) -> [usize; 3] {
    let forms: HashSet<String> = list
        .lemmas
        .iter()
        .flat_map(|lemma| &lemma.forms)
        .filter_map(|(form, _)| lexicon::fold(form).ok())
        .collect();
    let mut counts = [0; 3];
    for (_, tier) in list.dictionary.words().filter(|(word, _)| forms.contains(word)) {
        counts[usize::from(tier.index())] += 1;
    }
    counts
}

fn row(text: &mut String, cells: &[&str]) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "| {} |", cells.join(" | "));
}
