//! Tests of the dictionaries in the box.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::Arc;

use lexicon::{Dictionary, Language, Lexicon, Tier};

/// The file of a language, as it lies in the project.
fn shipped(language: Language, most_bytes: usize) -> Dictionary {
    let path = format!("{}/../../dictionaries/{language}.dict", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).unwrap();
    assert!(bytes.len() <= most_bytes, "{language}: {} bytes over the wire", bytes.len());
    let dictionary = Dictionary::from_wire(&bytes).unwrap();
    assert_eq!(dictionary.language(), language);
    dictionary
}

#[track_caller]
fn has(dictionary: &Dictionary, words: &str) {
    for word in words.split_whitespace() {
        assert!(dictionary.contains(word), "{} lacks {word}", dictionary.language());
    }
}

#[track_caller]
fn lacks(dictionary: &Dictionary, words: &str) {
    for word in words.split_whitespace() {
        assert!(!dictionary.contains(word), "{} has {word}", dictionary.language());
    }
}

#[track_caller]
fn tiers(dictionary: &Dictionary, tier: Tier, words: &str) {
    for word in words.split_whitespace() {
        assert_eq!(dictionary.tier(word), Some(tier), "{} {word}", dictionary.language());
    }
}

/// The words of this many letters, as one text.
fn of_length(dictionary: &Dictionary, letters: usize) -> String {
    let words: Vec<String> =
        dictionary.words().map(|(word, _)| word).filter(|word| word.len() == letters).collect();
    words.join(" ")
}

#[test]
fn syn_16_the_french_dictionary() {
    let french = shipped(Language::French, 225_000);
    assert!((415_000..430_000).contains(&french.len()), "{}", french.len());
    has(
        &french,
        "FLAIR RUELLE ECREVISSE COUPEUR BOND ROSE AIR RUE VIS COUR ROND ELEPHANTEAU MANGEASSIONS CHEVAUX",
    );
    has(
        &french,
        "OEUFS KIWI ZOUK WAGON YOGA PAPA MAMAN DOCTEUR PARIS AFIN ANTAN SANS TANT BRRR HMM PST CRWTH",
    );
    has(&french, "KILOGRAMME MILLIMETRES EVENEMENT EVÈNEMENT œuf Œufs oignon ognon MANGEÂT rOnD");
    has(&french, "BRIC SKIF VEDA VEDAS");
    has(&french, "ANTICONSTITUTIONNELLEMENT DESOXYRIBONUCLEIQUE");
    lacks(&french, "JULIE XYZZY QZ ATM NEC NOV OCT OZ QU LORSQU PRIORI CF FRANCE KHZ");
    // Words of two letters come up at every table, so this list was judged word by word.
    assert_eq!(
        of_length(&french, 2),
        "AA AH AI AN AS AU AY BA BE BI BU CA CE CI DA DE DO DU EH EN ES ET EU EX FA FI GO HA HE HI HO IF IL IN \
         JE KA KI LA LE LI LU MA ME MI MU NA NE NI NO NU OC OH OK OM ON OR OS OU PI PU QI RA RE RI RU SA SE SI \
         SU TA TE TU UN US UT VA VE VU WU XI"
    );
    tiers(&french, Tier::COMMON, "MAISON MAISONS CHANTER CHANTAIT CHEVAUX YEUX EST BELLE CENTIMETRES");
    tiers(&french, Tier::KNOWN, "JARDINAGE DEBOUTONNER CHANTA ABSTRACTION KA");
    // Forms of everyday verbs that a child of ten would not think of.
    tiers(
        &french,
        Tier::KNOWN,
        "LIIEZ LIIONS CRIIEZ SKIIEZ AVIEZ SERIEZ DIRIEZ AGISSE ASSOIE MORDE COURES MENTES RIIONS AIDIEZ",
    );
    tiers(
        &french,
        Tier::COMMON,
        "LIE LIAIT LIEZ LIONS AVIONS SOIT FASSE PUISSE AILLE AIE CRIEZ JOUES DIRA MORD COURS RIEZ",
    );
    tiers(&french, Tier::RARE, "CHANTASSIONS FEMTOLITRE CRWTH ZYTHUM");
}

#[test]
fn syn_16_the_english_dictionary() {
    let english = shipped(Language::English, 345_000);
    assert!((250_000..260_000).contains(&english.len()), "{}", english.len());
    has(&english, "QI ZA CWM COLOUR COLOR QUIZZED BOND AA REALISE REALIZE APP NAIVE Naïve CRWTH BRRR");
    // The source writes these with accents.
    has(
        &english,
        "CAFE CLICHE FIANCE SOUFFLE SAUTE SAUTEED BLASE APPLIQUE CANAPE JALAPENO ECLAIR SMORGASBORDS",
    );
    // The source has these among its abbreviations.
    has(&english, "BIO BOT COMP AVE COL CAG MATHS INTRO TECH ADMIN PREFS");
    lacks(&english, "LONDON XYZZY CS TS LX KB HHD ABC ABBR BLVD ETC IBID UNIV");
    assert_eq!(
        of_length(&english, 2),
        "AA AB AD AE AG AH AI AL AM AN AR AS AT AW AX AY BA BE BI BO BY DA DE DO ED EF EH EL EM EN ER ES ET EW \
         EX FA FE FY GI GO GU HA HE HI HM HO ID IF IN IO IS IT JA JO KA KI KO KY LA LI LO MA ME MI MM MO MU MY \
         NA NE NO NU NY OB OD OE OF OH OI OK OM ON OO OP OR OS OU OW OX OY PA PE PI PO QI RE SH SI SO ST TA TE \
         TI TO UG UH UM UN UP UR US UT WE WO XI XU YA YE YO YU ZA ZO"
    );
    tiers(&english, Tier::COMMON, "HOUSE CURIOUS COLOUR COLOR OK");
    tiers(&english, Tier::KNOWN, "BURLESQUE BAGPIPERS");
    tiers(&english, Tier::RARE, "CWM CHEONGSAMS QI");
}

#[test]
fn syn_16_both_dictionaries_together() {
    let dictionaries = [shipped(Language::French, 225_000), shipped(Language::English, 345_000)];
    let both = Lexicon::new(dictionaries.into_iter().map(Arc::new).collect());
    assert!(both.contains("ELEPHANTEAU") && both.contains("QUIZZED") && !both.contains("LONDON"));
}
