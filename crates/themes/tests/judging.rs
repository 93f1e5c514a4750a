//! What a word is taken for, and who judges it (THE-8, THE-14).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

mod table;

use table::*;
use tabletop::{ActError, Actor, Chance, Code, Game, Player, Refuse, Seat, Viewer};
use themes::*;

/// The words that stand and their full forms.
fn stands(table: &tabletop::Table<Themes>) -> Vec<(String, Option<String>, bool)> {
    seen(table).announced.into_iter().map(|word| (word.word, word.full, word.listed)).collect()
}

fn doubts(events: &[Event]) -> Vec<Doubt> {
    match &events[0] {
        Event::Announced { doubts, .. } => doubts.clone(),
        _ => panic!("{events:?}"),
    }
}

/// A table of three where a word is announced for a roll.
fn announced(roll: &str, word: &str) -> tabletop::Table<Themes> {
    let card = if word.contains("eu") { 3 } else { 1 };
    let mut table = table(Options { card, ..classic() }, 3, rolls(roll));
    play(&mut table, &format!("0r {word}"));
    table
}

#[test]
fn the_14_an_inflected_form_of_a_listed_word_is_listed() {
    for (roll, word) in [("2BOAVEg", "0=baleines"), ("2COAVEg", "0=chatte"), ("2COAVEg", "0^Chatte")] {
        assert!(stands(&announced(roll, word))[0].2, "{word}");
    }
}

#[test]
fn the_14_a_listed_expression_is_a_word_with_spaces_or_hyphens_in_any_number() {
    for word in ["0=feu_rouge", "0=feu-rouge", "0=feux_rouges", "0=un_feu_rouge", "0^Feu_rouge"] {
        let table = announced("1FORUEg", word);
        assert!(stands(&table)[0].2, "{word}");
        assert_eq!(tokens(&table)[0], 5, "{word}: the letters of all its words");
    }
}

#[test]
fn the_14_the_initial_of_a_noun_is_that_of_its_first_word_without_an_article() {
    let mut table = table(classic(), 3, rolls("2LOAVEg 2COAVEg"));
    play(&mut table, "0r");
    refused(&mut table, "0=le_chat", Code::Illegal, "THE-6");
    play(&mut table, "0. 1. 2. 1r 1=le_chat");
    assert_eq!(words(&table), [("chat".to_owned(), 2)]);
}

#[test]
fn the_14_an_expression_that_nobody_knows_takes_all_votes() {
    let mut table = table(classic(), 4, rolls("2COAVEg"));
    let events = play(&mut table, "0r 0=chat_rouge");
    assert_eq!(doubts(&events), [Doubt::List, Doubt::Dictionary]);
    play(&mut table, "1+ 2+ 3-");
    assert_eq!(seen(&table).refused[0].why, Why::Dictionary);
}

#[test]
fn the_14_an_expression_of_any_list_is_a_word() {
    let mut table = table(classic(), 4, rolls("2MOAVEg"));
    let events = play(&mut table, "0r 0=machine-à_laver");
    assert_eq!(doubts(&events), [Doubt::List], "the majority decides");
}

#[test]
fn the_14_each_word_of_an_expression_has_its_root() {
    let mut table = table(classic(), 4, rolls("2COAVEg"));
    let events = play(&mut table, "0r 0=chat 1=chat_rouge");
    assert!(doubts(&events).contains(&Doubt::Root), "{events:?}");
    let events = play(&mut table, "0? 2? 3? 2^Chat_Rouge");
    assert_eq!(
        doubts(&events),
        [Doubt::List, Doubt::Dictionary, Doubt::Common, Doubt::Root],
        "called a name it evades nothing"
    );
}

#[test]
fn the_14_a_common_noun_or_a_verb_form_among_its_words_makes_no_name() {
    for (roll, word) in [("3POAVEg", "0^Poisson_Brun"), ("3MOAVEg", "0^Mange")] {
        let mut table = table(classic(), 4, rolls(roll));
        let events = play(&mut table, &format!("0r {word}"));
        assert!(doubts(&events).contains(&Doubt::Common), "{word}");
    }
    let mut table = table(classic(), 4, rolls("3POAVEg"));
    play(&mut table, "0r 0^Poisson_Brun 1+ 2+ 3-");
    assert_eq!(seen(&table).refused.len(), 1, "all have to agree that it is a name");
}

#[test]
fn the_8_the_first_name_is_left_out_of_letters_and_initial() {
    let mut table = table(classic(), 4, rolls("1HUGCIg 1VUGCIg"));
    play(&mut table, "0r 0^Victor_Hugo");
    assert_eq!(stands(&table), [("Hugo".to_owned(), Some("Victor Hugo".to_owned()), true)]);
    assert_eq!(tokens(&table)[0], 3, "H, U, G: neither C nor I");
    play(&mut table, "0. 1. 2. 3.".split_once(' ').unwrap().1);
    play(&mut table, "1r");
    refused(&mut table, "0^Victor_Hugo", Code::Illegal, "THE-8");
    refused(&mut table, "0=victor_hugo", Code::Illegal, "THE-8");
}

#[test]
fn the_8_only_of_a_name_with_a_first_name_it_is_said_that_a_part_counts() {
    for (roll, said, part) in [
        ("1HUGCIg", "0^Victor_Hugo", true),
        ("1HUGCIg", "0=hugo", true),
        ("1BORVAg", "0^Bono", true),
        ("3DORVAg", "0=dinan", false),
        ("2EORVAg", "0=elephant", false),
    ] {
        let mut table = table(classic(), 4, rolls(roll));
        let events = play(&mut table, &format!("0r {said}"));
        let message = table.game().message(events.last().unwrap());
        let told = serde_json::to_value(&message.args).unwrap();
        assert_eq!(told["part"], if part { "yes" } else { "no" }, "{said}: {told}");
    }
}

#[test]
fn the_8_a_view_says_which_themes_have_persons() {
    let table = table(classic(), 3, rolls("1HUGCIg"));
    assert_eq!(seen(&table).persons, [1]);
}

#[test]
fn the_8_the_first_name_of_somebody_who_is_not_listed_is_left_out_too() {
    let mut table = table(classic(), 3, rolls("1JBRVDg 1BORVDg"));
    play(&mut table, "0r");
    refused(&mut table, "0^Jean_Barodet", Code::Illegal, "THE-8");
    refused(&mut table, "0^Jean-Baptiste_Barodet", Code::Illegal, "THE-8");
    let events = play(&mut table, "0. 1. 2. 1r 1^Jean-Baptiste_Barodet");
    assert!(
        matches!(&events[0], Event::Announced { word, proper: true, .. } if word == "Barodet"),
        "{events:?}"
    );
}

#[test]
fn the_8_a_first_name_that_somebody_has_as_a_family_name_is_left_out_too() {
    let mut table = table(classic(), 3, rolls("1HUGCIg 1BORVDg"));
    play(&mut table, "0r");
    refused(&mut table, "0^Hugo_Barodet", Code::Illegal, "THE-8");
    refused(&mut table, "0^Hugo_Brejnev", Code::Illegal, "THE-8");
    let events = play(&mut table, "0. 1. 2. 1r 1^Hugo_Barodet");
    assert!(
        matches!(&events[0], Event::Announced { word, proper: true, .. } if word == "Barodet"),
        "{events:?}"
    );
}

/// A player was proposed "Alexandre le Grand" for an A, and it was taken for *Michel Legrand*.
#[test]
fn the_8_a_name_that_the_list_has_in_full_is_nobody_elses() {
    for (name, word, full) in [
        ("0^Alexandre_le_Grand", "Alexandre", "Alexandre le Grand"),
        ("0=alexandre_le_grand", "alexandre", "Alexandre le Grand"),
        ("0^Alexandre", "Alexandre", "Alexandre le Grand"),
    ] {
        let table = announced("1ABRVDg", name);
        assert_eq!(stands(&table), [(word.to_owned(), Some(full.to_owned()), true)], "{name}");
    }
}

#[test]
fn the_8_only_where_a_theme_has_persons() {
    let mut table = table(classic(), 3, rolls("3JBRVDg"));
    let events = play(&mut table, "0r 0^Jean_Barodet");
    assert!(matches!(&events[0], Event::Announced { word, .. } if word == "Jean Barodet"), "{events:?}");
}

#[test]
fn the_14_abstentions_count_for_nothing() {
    let mut table = table(classic(), 4, rolls("1BORVAg"));
    play(&mut table, "0r 0^Balzac 1? 2? 3+");
    assert_eq!(words(&table).len(), 1, "neither in a majority");
    assert_eq!(seen(&table).announced[0].votes, Some(Votes { yes: 1, no: 0, abstained: 2 }));
    let mut table = self::table(classic(), 4, rolls("2BORVAg"));
    play(&mut table, "0r 0=bilboquet 1? 2? 3+");
    assert_eq!(words(&table).len(), 1, "nor against unanimity");
}

#[test]
fn the_14_an_abstention_is_as_secret_as_a_vote() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r 0^Balzac 1?");
    let views = Viewer::all(3).map(|viewer| table.view(viewer));
    for view in views {
        assert!(view.seats[1].voted);
        assert_eq!(view.judging.unwrap().own, None);
    }
    refused(&mut table, "1+", Code::NotYourTurn, "THE-14");
}

#[test]
fn the_14_where_all_abstain_the_dictionary_decides() {
    let plain = Options { honour: false, ..classic() };
    for (word, stands) in [("0=biche", true), ("0=bilboquet", false), ("0^Babar", false), ("0^Biche", true)] {
        let mut table = alone(plain.clone(), 3, rolls("2BORVAg"));
        play(&mut table, &format!("0r {word} 1? 2?"));
        assert_eq!(!words(&table).is_empty(), stands, "{word}");
        // A name is not looked up: nothing is said of the dictionary.
        let why = match word.contains('^') {
            true => Why::NoVote,
            false => Why::Dictionary,
        };
        assert!(seen(&table).refused.iter().all(|refused| refused.why == why), "{word}");
    }
    let mut table = table(plain, 3, rolls("2BORVAg"));
    play(&mut table, "0r 0=baleine 1=baleineau 0? 2?");
    assert_eq!(seen(&table).refused[0].why, Why::Root, "nobody has overruled it");
}

#[test]
fn the_14_one_person_alone_among_bots_is_asked_on_their_honour() {
    for (vote, stands) in [("0+", true), ("0-", false)] {
        let mut table = alone(classic(), 3, rolls("2BORVAg"));
        let events = play(&mut table, "0r 0=biche 1? 2?");
        assert!(
            matches!(&events[1], Event::Honour { seat: Seat(0), word, theme: 2 } if word == "biche"),
            "{events:?}"
        );
        assert_eq!(seen(&table).to_act.single(), Some(Seat(0)));
        assert!(seen(&table).judging.unwrap().honour);
        for viewer in Viewer::all(3) {
            let view = table.view(viewer);
            let world = table.game().determinize(&view, &mut Chance::from_seed(1)).unwrap();
            assert_eq!(table.game().view(&world, viewer), view, "{viewer:?}");
        }
        refused(&mut table, "0?", Code::NotYourTurn, "THE-14");
        refused(&mut table, "1+", Code::NotYourTurn, "THE-14");
        play(&mut table, vote);
        let view = seen(&table);
        assert_eq!(
            view.announced.iter().map(|word| word.honour).collect::<Vec<_>>(),
            [true][..usize::from(stands)]
        );
        assert_eq!(view.refused.len(), usize::from(!stands));
    }
    let mut table = alone(classic(), 3, rolls("2BORVAg"));
    play(&mut table, "0r 0=bilboquet 1? 2?");
    assert_eq!(seen(&table).refused[0].why, Why::Dictionary, "only of a word that the dictionary knows");
    play(&mut table, "0=biche 1? 2-");
    assert_eq!(seen(&table).refused[1].why, Why::Vote, "and only where nobody else has said anything");
}

#[test]
fn the_14_among_several_people_who_all_abstain_nobody_judges_their_own_word() {
    let mut people = table(classic(), 3, rolls("2BORVAg"));
    let events = play(&mut people, "0r 0=biche 1? 2?");
    assert!(matches!(&events[1], Event::Judged { honour: false, why: None, .. }), "{events:?}");
    assert!(!seen(&people).announced[0].honour, "the dictionary has it, so it stands");
    // Nor does a bot judge its own word.
    let mut bots = alone(classic(), 3, rolls("2BORVAg"));
    let events = play(&mut bots, "0r 1=biche 0? 2?");
    assert!(matches!(&events[1], Event::Judged { honour: false, why: None, .. }), "{events:?}");
}

#[test]
fn the_14_who_is_alone_changes_with_those_who_sit_down_and_a_replay_knows_it() {
    let mut table = table(classic(), 3, rolls("2BORVAg 2BORVAg"));
    let sit = |table: &mut tabletop::Table<Themes>, seat: u8, bot: Option<&str>| {
        let player = Player { name: format!("S{seat}"), bot: bot.map(str::to_owned) };
        table.sit(Seat(seat), player, None).unwrap();
    };
    let honour = |table: &tabletop::Table<Themes>| {
        seen(table).announced.iter().map(|word| word.honour).collect::<Vec<_>>()
    };
    play(&mut table, "0r 0=biche 1? 2?");
    assert_eq!(honour(&table), [false]);
    play(&mut table, "1. 2.");
    sit(&mut table, 1, Some("easy"));
    sit(&mut table, 2, Some("easy"));
    play(&mut table, "1r 0=biche 1? 2? 0+ 1.");
    assert_eq!(honour(&table), [true]);
    sit(&mut table, 2, None);
    let record = table.record();
    let replay = tabletop::Table::replay(game(classic()), &record, rolls("2BORVAg 2BORVAg")).unwrap();
    assert!(replay.broken.is_none());
    assert_eq!((replay.table.state(), &replay.table.record()), (table.state(), &record));
    let moves = table.len();
    let said =
        |moment: tabletop::Moment<Themes>, game: &Themes| moment.view(game, Viewer::Spectator).announced;
    let moment = table.moment(moves - 1);
    assert!(said(moment, table.game())[0].honour, "a look back");
    table.undo(None).unwrap();
    assert_eq!(honour(&table), [true], "undo plays it again");
}

/// A table where seat 0 has announced a word that the others have voted down.
fn voted_down(word: &str) -> tabletop::Table<Themes> {
    let mut table = table(classic(), 4, rolls("2BORVAg 2BORVAg"));
    play(&mut table, &format!("0r {word} 1- 2- 3-"));
    assert_eq!(seen(&table).refused.len(), 1);
    table
}

#[test]
fn the_15_a_word_that_was_voted_down_is_not_put_to_the_vote_again_in_the_round() {
    let mut table = voted_down("0=bovin");
    for same in ["0=bovin", "0=BOVIN", "0=le_bovin", "0^Bovin"] {
        refused(&mut table, same, Code::Illegal, "THE-15");
    }
    let Err(ActError::Refused(refusal)) = act(&mut table, "0=bovin") else { panic!("it is refused") };
    assert_eq!(refusal.message().key, "themes-refused-voted-down", "others may have said it");
    let events = play(&mut table, "0=biche");
    assert!(matches!(&events[0], Event::Announced { .. }), "another word may be tried: {events:?}");
    play(&mut table, "1- 2- 3-");
    // It is refused to the seat whose word it was, and in this round.
    let events = play(&mut table, "1=bovin");
    assert!(matches!(&events[0], Event::Announced { .. }), "{events:?}");
    play(&mut table, "0- 2- 3- 0. 1. 2. 3. 1r");
    let events = play(&mut table, "0=bovin");
    assert!(matches!(&events[0], Event::Announced { .. }), "{events:?}");
}

#[test]
fn the_15_a_form_of_a_word_that_was_voted_down_is_no_other_word() {
    for (word, form) in
        [("0=feu", "0=feux"), ("0=feux", "0=feu"), ("0=mange", "0=manges"), ("0=feu", "0^Feux")]
    {
        let initial = word[2..3].to_uppercase();
        let mut table = table(classic(), 4, rolls(&format!("3{initial}ORVAg")));
        play(&mut table, &format!("0r {word} 1- 2- 3-"));
        refused(&mut table, form, Code::Illegal, "THE-15");
    }
    // Words of one root are different ones as long as none of them stands (THE-7).
    let mut table = table(classic(), 4, rolls("3BORVAg"));
    play(&mut table, "0r 0=baleine 1- 2- 3- 0=baleineau");
}

#[test]
fn the_15_another_noun_is_another_word_though_it_may_be_a_form_of_the_same_verb() {
    for (theme, listed) in [(2, true), (6, false)] {
        let mut table = table(classic(), 4, rolls(&format!("{theme}PORVAg")));
        play(&mut table, "0r 0=porte 1- 2- 3-");
        play(&mut table, "0=portée");
        assert_eq!((words(&table).len() == 1, seen(&table).judging.is_some()), (listed, !listed));
    }
}

#[test]
fn the_15_what_the_list_has_stands_whatever_was_voted_down() {
    let mut table = table(classic(), 4, rolls("3BORVAg"));
    play(&mut table, "0r 0=bourge 1- 2- 3- 0^Bourges");
    assert_eq!(words(&table).len(), 1, "the town is no form of it");
}

#[test]
fn the_15_what_was_no_noun_may_be_a_name_after_all() {
    let mut table = voted_down("0=babar");
    refused(&mut table, "0=babar", Code::Illegal, "THE-15");
    let events = play(&mut table, "0^Babar");
    assert_eq!(doubts(&events), [Doubt::List], "nobody was asked whether there is such a name");
    play(&mut table, "1- 2- 3-");
    refused(&mut table, "0^Babar", Code::Illegal, "THE-15");
}

#[test]
fn the_15_with_open_themes_a_word_for_another_theme_is_another_announcement() {
    let mut table = table(variant(Variant::Open), 4, rolls("-BORVAg"));
    play(&mut table, "0r 0=bovin@2 1- 2- 3-");
    refused(&mut table, "0=bovin@2", Code::Illegal, "THE-15");
    play(&mut table, "0=bovin@6 1+ 2+ 3+");
    assert_eq!(words(&table).len(), 1);
}

#[test]
fn the_15_no_announcement_that_is_listed_as_legal_was_voted_down() {
    let mut table = table(classic(), 4, rolls("2BORVAg"));
    play(&mut table, "0r");
    for _ in 0..6 {
        let candidates = table.legal(Seat(0), 10).into_actions();
        let said = candidates.iter().find(|action| matches!(action, Action::Announce { .. })).unwrap();
        table.act(Actor::Seat(Seat(0)), said.clone()).unwrap();
        play(&mut table, "1- 2- 3-");
    }
}

#[test]
fn com_5_no_world_judges_a_word_of_somebody_who_is_not_at_the_table() {
    let table = announced("2BOAVEg", "0=bovin");
    let mut view = table.view(Viewer::Seat(Seat(1)));
    let mut chance = Chance::from_seed(1);
    assert!(table.game().determinize(&view, &mut chance).is_some());
    // Three are at the table.
    view.judging.as_mut().unwrap().seat = Seat(3);
    assert!(table.game().determinize(&view, &mut chance).is_none());
}
