//! `mots words themes`: counts over all rolls of the dice which words of the lists of Dés à thèmes fit (THE-2).

use crate::surroundings::packed;
use crate::{Exit, Trouble};
use protocol::{Language, Tier};
use std::io::{self, Write};
use themes::{Die, FACES, Lists, Theme};

/// A roll has few common words if it has fewer than this.
const FEW: usize = 5;

/// The greatest share of rolls with few common words that a theme may have, on a colour and on black, in per cent.
const BAR: f64 = 8.0;

/// A word, reduced to what matters for a roll.
struct Word {
    initial: u32,
    letters: u32,
    common: bool,
}

/// The counts of a theme, or of several.
#[derive(Default, Clone, Copy, PartialEq, Debug)]
struct Count {
    words: usize,
    common: usize,
    /// How many rolls of a colour there were, and how many of them had few common words.
    rolls: u64,
    few: u64,
    /// The numbers of words that fit, and the scores of the best words, summed over all rolls of a colour.
    fit: u64,
    best: u64,
    /// The same counts for rolls of black.
    black: u64,
    black_few: u64,
    black_fit: u64,
}

impl Count {
    fn add(&mut self, other: &Count) {
        self.words += other.words;
        self.common += other.common;
        self.rolls += other.rolls;
        self.few += other.few;
        self.fit += other.fit;
        self.best += other.best;
        self.black += other.black;
        self.black_few += other.black_few;
        self.black_fit += other.black_fit;
    }

    /// The shares of rolls with few common words, in per cent: of a colour, and black.
    fn shares(&self) -> (f64, f64) {
        let share = |part: u64, rolls: u64| 100.0 * part as f64 / rolls.max(1) as f64;
        (share(self.few, self.rolls), share(self.black_few, self.black))
    }

    fn line(&self, name: &str) -> String {
        let mean = |sum: u64, rolls: u64| sum as f64 / rolls.max(1) as f64;
        let share = |part: u64, rolls: u64| 100.0 * mean(part, rolls);
        format!(
            "{name:<28} {:>6} {:>6} {:>7.1} {:>5.2} {:>6.2} % {:>7.1} {:>6.2} %",
            self.words,
            self.common,
            mean(self.fit, self.rolls),
            mean(self.best, self.rolls),
            share(self.few, self.rolls),
            mean(self.black_fit, self.black),
            share(self.black_few, self.black),
        )
    }
}

fn bit(letter: char) -> u32 {
    if letter.is_ascii_uppercase() { 1 << (letter as u32 - u32::from(b'A')) } else { 0 }
}

/// All rolls of the five dice, as letters.
fn rolls(lists: &Lists) -> Vec<[u32; 5]> {
    (0..FACES.pow(5))
        .map(|mut roll| {
            Die::ALL.map(|die| {
                let face = roll % FACES;
                roll /= FACES;
                bit(lists.dice().face(die, face))
            })
        })
        .collect()
}

fn count(theme: &Theme, rolls: &[[u32; 5]]) -> Count {
    let words: Vec<Word> = theme
        .words()
        .iter()
        .map(|entry| Word {
            initial: entry.letters.chars().next().map_or(0, bit),
            letters: entry.letters.chars().map(bit).fold(0, |all, letter| all | letter),
            common: entry.tier <= Tier::KNOWN,
        })
        .collect();
    let mut counted = Count {
        words: words.len(),
        common: words.iter().filter(|word| word.common).count(),
        ..Count::default()
    };
    for roll in rolls {
        for imposed in roll {
            let (mut fit, mut common, mut best) = (0, 0, 0);
            for word in words.iter().filter(|word| word.initial == *imposed) {
                fit += 1;
                common += usize::from(word.common);
                // A die counts once, however often its letter is in the word (THE-9).
                best = best.max(roll.iter().filter(|letter| word.letters & **letter != 0).count());
            }
            counted.rolls += 1;
            counted.few += u64::from(common < FEW);
            counted.fit += fit;
            counted.best += best as u64;
        }
        let shown = roll.iter().fold(0, |all, letter| all | letter);
        let free = words.iter().filter(|word| word.letters & shown == 0);
        let (fit, common) =
            free.fold((0, 0), |(fit, common), word| (fit + 1, common + usize::from(word.common)));
        counted.black += 1;
        counted.black_few += u64::from(common < FEW);
        counted.black_fit += fit;
    }
    counted
}

/// Prints the report of a language. The answer is `No` if too many rolls have few words.
pub(crate) fn run(language: Language) -> Result<Exit, Trouble> {
    let missing = || Trouble::Said(format!("this program was built without the theme lists {language}"));
    let bytes = packed(&themes::LISTS.named(language)).ok_or_else(missing)?;
    let lists = Lists::from_wire(bytes).map_err(|error| Trouble::Said(format!("{language}: {error}")))?;
    let mut output = io::stdout().lock();
    for die in Die::ALL {
        let letters: Vec<String> = lists.dice().letters(die).map(String::from).collect();
        writeln!(output, "{:<7} {}", format!("{die:?}").to_lowercase(), letters.join(" "))?;
    }
    writeln!(
        output,
        "\n{:<28} {:>6} {:>6} {:>7} {:>5} {:>8} {:>7} {:>8}",
        "theme", "words", "common", "fit", "best", "few", "black", "few"
    )?;
    let rolls = rolls(&lists);
    let mut all = Count::default();
    let mut worst = (0.0, String::new());
    for (card, number) in lists.cards().iter().zip(1..) {
        for theme in card.themes() {
            let counted = count(theme, &rolls);
            all.add(&counted);
            let name = format!("{number} {}", theme.name());
            writeln!(output, "{}", counted.line(&name))?;
            let (colour, black) = counted.shares();
            for (share, rolls) in [(colour, "colours"), (black, "black")] {
                if share >= worst.0 {
                    worst = (share, format!("{name}, {rolls}"));
                }
            }
        }
    }
    writeln!(output, "{}", all.line("all"))?;
    writeln!(
        output,
        "\nMeans over all rolls, five imposed colours each: words that fit, dice that the best word takes; few: rolls with fewer than \
         {FEW} common words\n(bar {BAR} % in each theme). Black: words with none of the letters."
    )?;
    writeln!(output, "The worst: {} ({:.2} %).", worst.1, worst.0)?;
    Ok(if worst.0 <= BAR { Exit::Yes } else { Exit::No })
}

#[cfg(test)]
mod tests {
    use super::*;
    use themes::{Dice, Entry, ThemeCard};

    #[test]
    fn the_9_a_die_counts_once_and_black_wants_none() {
        let words = ["ant", "bat", "tic", "zoo"].map(|word| Entry::from_line(word).unwrap());
        let theme = Theme::new("animals", "Animals", words.into()).unwrap();
        let dice = Dice::new(["AAAAAA", "TTTTTT", "BBBBBB", "NNNNNN", "TTTTTT"]).unwrap();
        let card = ThemeCard::new("1", vec![theme]).unwrap();
        let lists = Lists::new(Language::English, dice, vec![card]).unwrap();
        let rolls = rolls(&lists);
        let counted = count(&lists.cards()[0].themes()[0], &rolls);
        let all = rolls.len() as u64;
        assert_eq!(all, 7_776);
        assert_eq!((counted.words, counted.common, counted.rolls, counted.black), (4, 4, 5 * all, all));
        // A: ant takes A, N and both T; T: tic both T, twice; B: bat B, A and both T; N: nothing.
        assert_eq!((counted.fit, counted.best), (4 * all, (4 + 2 + 4 + 2) * all));
        assert_eq!(counted.few, 5 * all);
        // zoo alone has none of the letters.
        assert_eq!((counted.black_fit, counted.black_few), (all, all));
    }

    #[test]
    fn the_2_rolls_with_few_words_stay_under_the_bar() {
        for language in Language::ALL {
            assert!(matches!(run(language), Ok(Exit::Yes)), "{language}");
        }
    }
}
