//! Words that bots leave to people: those that nobody wants a machine to lay in front of a child, or a hint to propose. They stay words of the
//! game, and bots accept them from others.

/// Beginnings of words that bots never play. They block a few harmless words too (NIGGLE, SEXTANT), which nobody misses. Sorted; no entry begins another.
#[rustfmt::skip]
const BEGINNINGS: [&str; 62] = [
    "ANUS", "ARSEHOL", "ASSHOL", "BAMBOULA", "BITCH", "BLOWJOB", "BOLLOCK", "BORDEL", "BOUGNOUL", "BRANL", "CHIASS", "CHIENNASS",
    "CHIER", "CHIEU", "CHINETO", "CLITO", "COCKSUCK", "CONNARD", "CONNASS", "CONNERI", "COUILL", "CUNNILI", "CUNT", "DICKHEAD",
    "DILDO", "EJACUL", "ENCUL", "FAGGOT", "FELLATI", "FOUTR", "FUCK", "GODEMICH", "GOUDOU", "GOUIN", "JIZZ", "LOPETTE", "MASTURB",
    "MERD", "NEGR", "NICHON", "NIGG", "NIQU", "ORGASM", "PAEDOPHIL", "PARTOUZ", "PEDOPHIL", "PENIS", "PORN", "PUSSY", "PUTAIN",
    "PUTASS", "PUTE", "RAPIST", "SALOP", "SEX", "SHIT", "SLUT", "SODOM", "SPERM", "TARLOUZ", "VAGIN", "WHOR",
];

/// Whole words that bots never play; longer words that begin with them are fine. Sorted.
#[rustfmt::skip]
const WORDS: [&str; 40] = [
    "ARSE", "ARSES", "BAISE", "BAISEE", "BAISENT", "BAISES", "BITE", "BITES", "BOCHE", "BOCHES", "CON", "CONNE", "CONNES", "CONS",
    "CUL", "CULS", "FAG", "FAGS", "KIKE", "KIKES", "PEDE", "PEDES", "RAPE", "RAPED", "RAPES", "RAPING", "TIT", "TITS", "TWAT",
    "TWATS", "VIOL", "VIOLEUR", "VIOLEURS", "VIOLS", "WANK", "WANKER", "WANKERS", "WANKS", "WOG", "WOGS",
];

/// Whether a bot lays this word, in card notation.
pub(super) fn lays(word: &str) -> bool {
    let letters = || word.bytes().map(|card| card.to_ascii_uppercase());
    if WORDS.binary_search_by(|one| one.bytes().cmp(letters())).is_ok() {
        return false;
    }
    let before = BEGINNINGS.partition_point(|beginning| beginning.bytes().le(letters()));
    // No entry begins another, so if any entry fits, it is the last one that isn't after the word.
    let nearest = before.checked_sub(1).and_then(|at| BEGINNINGS.get(at));
    !nearest.is_some_and(|beginning| letters().take(beginning.len()).eq(beginning.bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_are_in_order_and_no_beginning_begins_another() {
        assert!(BEGINNINGS.is_sorted_by(|a, b| a < b && !b.starts_with(a)));
        assert!(WORDS.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn some_words_are_left_to_people_jokers_or_not() {
        for word in ["MERDE", "mERDEUX", "FUCKING", "CON", "TITS", "SeXUAL", "WHORES"] {
            assert!(!lays(word), "{word}");
        }
        for word in
            ["MER", "MERLE", "CONTE", "TITAN", "VIOLON", "PUTOIS", "SETTER", "ARSENAL", "WHO", "ZEBRE", "A"]
        {
            assert!(lays(word), "{word}");
        }
    }
}
