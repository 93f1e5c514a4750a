//! The classic game and the judging of words: THE-1 to THE-16, and what is ours (THE-25 to THE-28). Tests are named after clauses.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

mod table;

use serde_json::json;
use table::*;
use tabletop::{ActError, Actor, Code, Game, NewError, Seat, TableView, Viewer};
use themes::*;

#[test]
fn the_1_there_are_ninety_tokens_and_three_to_six_seats() {
    for seats in 3..=6 {
        let table = table(classic(), seats, Layout::default());
        assert_eq!((seen(&table).centre, seen(&table).reserve, tokens(&table)), (90, 0, vec![0; seats]));
    }
    let some = Layout { tokens: vec![5, 0, 7], ..rolls("1BORVAg") };
    let mut some = table(classic(), 3, some);
    assert_eq!((some.state().all_tokens(), seen(&some).centre), (90, 78), "wherever they lie");
    play(&mut some, "0r 0^Bono");
    assert_eq!((some.state().all_tokens(), seen(&some).centre), (90, 76));
    for seats in [2, 7] {
        assert_eq!(with(game(classic()), seats, Layout::default()).err(), Some(NewError::Seats));
    }
}

#[test]
fn the_1_a_set_up_is_checked() {
    let wrong = |layout: Layout, field: &'static str| {
        let error = with(game(classic()), 3, layout).err();
        assert_eq!(error, Some(NewError::Refused(Refusal::Setup { field })));
    };
    let layout = Layout::default;
    wrong(Layout { tokens: vec![1, 2], ..layout() }, "tokens");
    wrong(Layout { tokens: vec![60, 30, 1], ..layout() }, "tokens");
    wrong(Layout { centre: Some(u32::MAX), tokens: vec![u32::MAX; 3], ..layout() }, "tokens");
    wrong(Layout { centre: Some(0), ..layout() }, "centre");
    wrong(Layout { reserve: Some(3), ..layout() }, "reserve");
    wrong(Layout { roller: Some(Seat(3)), ..layout() }, "roller");
    wrong(Layout { card: Some(0), ..layout() }, "card");
    wrong(Layout { card: Some(4), ..layout() }, "card");
    wrong(rolls("7BORVAg"), "rolls");
    wrong(rolls("-BORVAg"), "rolls");
    wrong(rolls("1BOéVAg"), "rolls");
    wrong(Layout { card: Some(2), ..rolls("2BORVAg") }, "rolls");
}

#[test]
fn the_2_dice_show_the_letters_of_their_faces() {
    let mut table = table(Options { timer: None, ..classic() }, 3, Layout::default());
    for _ in 0..5 {
        let roller = seen(&table).roller.0;
        play(&mut table, &format!("{roller}r"));
        let dice = seen(&table).dice.unwrap();
        for die in Die::ALL {
            let faces: String = lists().dice().letters(die).collect();
            assert!(faces.contains(dice.letters.of(die)), "{die:?}");
        }
        assert!((1..=6).contains(&dice.theme.unwrap()));
        play(&mut table, "0. 1. 2.");
    }
}

#[test]
fn the_3_the_card_is_chosen_for_the_match() {
    let second = table(Options { card: 2, ..classic() }, 3, Layout::default());
    assert_eq!((seen(&second).card, seen(&second).themes), (2, vec!["only".to_owned()]));
    let by_set_up = table(classic(), 3, Layout { card: Some(2), ..Layout::default() });
    assert_eq!(seen(&by_set_up).card, 2);
    assert_eq!(seen(&table(classic(), 3, Layout::default())).card, 1);
}

#[test]
fn the_4_the_first_seat_rolls_first_and_then_the_next_one() {
    let mut table = table(Options { first_seat: Seat(2), ..classic() }, 3, Layout::default());
    assert_eq!((seen(&table).roller, seen(&table).turn), (Seat(2), Some(Seat(2))));
    refused(&mut table, "0r", Code::NotYourTurn, "THE-4");
    play(&mut table, "2r 0. 1. 2.");
    assert_eq!((seen(&table).roller, seen(&table).round), (Seat(0), 2));
}

#[test]
fn the_5_all_play_at_once_when_the_dice_are_rolled() {
    let mut table = table(classic(), 4, rolls("1BORVAg"));
    refused(&mut table, "0^Bono", Code::WrongPhase, "THE-5");
    refused(&mut table, "0.", Code::WrongPhase, "THE-5");
    play(&mut table, "0r");
    refused(&mut table, "0r", Code::WrongPhase, "THE-5");
    assert_eq!(
        (seen(&table).to_act.len(), seen(&table).theme, seen(&table).initial),
        (4, Some(1), Some('B'))
    );
}

#[test]
fn the_6_a_word_begins_with_the_letter_of_that_colour() {
    for (colour, good, wrong) in [("g", "Bono", "Hugo"), ("w", "Hugo", "Bono"), ("b", "Eiffel", "Bono")] {
        let mut table = table(classic(), 3, rolls(&format!("1BHRVE{colour}")));
        play(&mut table, "0r");
        refused(&mut table, &format!("1^{wrong}"), Code::Illegal, "THE-6");
        play(&mut table, &format!("1^{good}"));
    }
}

#[test]
fn the_7_a_noun_of_the_same_root_is_put_to_the_vote() {
    let mut table = table(classic(), 3, rolls("2EORVAg"));
    play(&mut table, "0r 0=éléphant");
    let events = play(&mut table, "1=éléphanteau");
    assert!(matches!(&events[0], Event::Announced { doubts, .. } if *doubts == [Doubt::Root]), "{events:?}");
    let events = play(&mut table, "0+ 2-");
    assert!(
        matches!(events[1], Event::Judged { why: Some(Why::Root), .. }),
        "one refusal is enough: {events:?}"
    );
    assert_eq!(seen(&table).refused[0].why, Why::Root);
    play(&mut table, "2=éléphanteau 0+ 1+");
    assert_eq!((words(&table).len(), seen(&table).round), (2, 2), "all overruled it, and the round is over");
    assert_eq!(tokens(&table)[2], 2, "E and A");
}

#[test]
fn the_7_proper_names_are_free_of_it() {
    let mut table = table(classic(), 3, rolls("3DIRVAg"));
    play(&mut table, "0r 0^Dinan 1^Dinard");
    assert_eq!(tokens(&table), [3, 4, 0]);
}

#[test]
fn the_7_a_noun_that_is_announced_as_a_name_is_not_free_of_it() {
    // A noun of the list.
    let mut table = table(classic(), 4, rolls("2EORVAg"));
    play(&mut table, "0r 0=éléphant");
    let events = play(&mut table, "1^Éléphanteau");
    assert!(matches!(&events[0], Event::Announced { doubts, .. } if *doubts == [Doubt::Root]), "{events:?}");
    play(&mut table, "0+ 2+ 3-");
    assert_eq!(seen(&table).refused[0].why, Why::Root);
    // One of the dictionary.
    let mut table = self::table(classic(), 4, rolls("3BOEVAg"));
    play(&mut table, "0r 0=baleine 1+ 2+ 3+");
    let events = play(&mut table, "1^Baleineau");
    let Event::Announced { doubts, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(*doubts, [Doubt::List, Doubt::Common, Doubt::Root]);
    play(&mut table, "0+ 2+ 3-");
    assert_eq!(seen(&table).refused[0].why, Why::Root, "one refusal is enough");
}

#[test]
fn the_7_the_same_word_cannot_be_announced_twice() {
    let mut table = table(classic(), 4, rolls("1LARVNg"));
    play(&mut table, "0r 0^La_Fontaine");
    refused(&mut table, "1^la_fontaine", Code::Illegal, "THE-7");
    refused(&mut table, "1=LAFONTAINE", Code::Illegal, "THE-7");
    let mut table = self::table(classic(), 4, rolls("2BOAVAg"));
    play(&mut table, "0r 0=boa");
    refused(&mut table, "1^Boa", Code::Illegal, "THE-7");
}

#[test]
fn the_7_only_words_that_stand_block_others() {
    let mut table = table(classic(), 3, rolls("2BOAVAg"));
    play(&mut table, "0r 0=bovin 1- 2-");
    assert_eq!(seen(&table).refused[0].why, Why::Vote);
    play(&mut table, "1=bovin 0+ 2+");
    assert_eq!(tokens(&table)[1], 3);
}

#[test]
fn the_8_the_family_name_or_the_nickname_counts() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r");
    let events = play(&mut table, "1^Bono");
    let Event::Scored { announced, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!((announced.full.as_deref(), announced.listed), (Some("Bono (Paul Hewson)"), true));
    let events = play(&mut table, "2^Bertolt");
    assert!(matches!(&events[0], Event::Announced { doubts, .. } if *doubts == [Doubt::List]), "{events:?}");
}

#[test]
fn the_9_the_example_of_the_rule() {
    let mut table = table(classic(), 4, rolls("1BORVAg"));
    play(&mut table, "0r 0^Bono 1^Brejnev 2^Buñuel");
    assert_eq!((tokens(&table), seen(&table).centre), (vec![2, 3, 1, 0], 84));
    assert_eq!(seen(&table).round, 2, "the last one takes nothing");
}

#[test]
fn the_9_each_die_counts_once_and_two_dice_twice() {
    let mut table = table(classic(), 3, rolls("1BOOVAg"));
    let events = play(&mut table, "0r 0^Bono");
    assert_eq!(tokens(&table)[0], 3);
    assert!(
        matches!(&events[0], Event::Scored { dice, .. } if *dice == [Die::Green, Die::White, Die::Yellow])
    );
}

#[test]
fn the_9_the_centre_gives_what_it_has() {
    let mut table = table(classic(), 3, Layout { centre: Some(2), ..rolls("1BORVAg") });
    play(&mut table, "0r 0^Brejnev");
    assert_eq!((tokens(&table), seen(&table).over), (vec![2, 0, 0], true));
}

#[test]
fn the_10_on_black_the_first_word_without_the_letters_takes_four() {
    let mut table = table(classic(), 4, rolls("1BORVAk"));
    play(&mut table, "0r");
    assert_eq!(seen(&table).initial, None);
    play(&mut table, "3^Tintin");
    assert_eq!((tokens(&table), seen(&table).centre, seen(&table).round), (vec![0, 0, 0, 4], 86, 2));
}

#[test]
fn the_10_a_wrong_word_on_black_costs_four() {
    let layout = Layout { tokens: vec![5, 0, 9], ..rolls("1BORVAk") };
    let mut table = table(classic(), 3, layout);
    let before = seen(&table).centre;
    let events = play(&mut table, "0r 0^Bono");
    assert!(matches!(events[0], Event::Wrong { paid: 4, out: false, .. }));
    let events = play(&mut table, "0^Bono");
    assert!(matches!(events[0], Event::Wrong { paid: 1, out: false, .. }), "all that it has");
    let events = play(&mut table, "0^Bono");
    assert!(matches!(events[0], Event::Wrong { paid: 0, out: true, .. }), "with none it is out");
    refused(&mut table, "0^Tintin", Code::NotYourTurn, "THE-10");
    assert_eq!((tokens(&table), seen(&table).centre), (vec![0, 0, 9], before + 5));
    assert_eq!(seen(&table).refused.iter().map(|word| word.why).collect::<Vec<_>>(), [Why::Letters; 3]);
    play(&mut table, "1^Bono");
    assert_eq!(seen(&table).round, 1);
    play(&mut table, "2.");
    assert_eq!(seen(&table).round, 2, "all are out or have given up");
}

#[test]
fn the_10_a_word_refused_for_another_reason_costs_nothing() {
    let mut table = table(classic(), 3, Layout { tokens: vec![5; 3], ..rolls("1BORVAk") });
    play(&mut table, "0r 0^Kiki 1- 2-");
    assert_eq!((tokens(&table), states(&table)[0]), (vec![5; 3], Standing::Playing));
    play(&mut table, "0^Tintin");
    assert_eq!(tokens(&table)[0], 9);
}

#[test]
fn the_10_a_centre_of_fewer_than_four_gives_what_it_has() {
    let mut table = table(classic(), 3, Layout { centre: Some(3), ..rolls("1BORVAk") });
    play(&mut table, "0r 2^Tintin");
    assert_eq!((tokens(&table), seen(&table).over), (vec![0, 0, 3], true));
}

#[test]
fn the_11_who_has_scored_plays_no_more() {
    let mut table = table(classic(), 4, rolls("1BORVAg"));
    play(&mut table, "0r 0^Bono");
    refused(&mut table, "0^Brejnev", Code::NotYourTurn, "THE-11");
    refused(&mut table, "0.", Code::NotYourTurn, "THE-11");
    refused(&mut table, "0!", Code::NotYourTurn, "THE-11");
    assert_eq!(states(&table)[0], Standing::Done);
}

#[test]
fn the_12_one_of_three_or_four_and_two_of_five_or_six_score_nothing() {
    for (seats, scoring) in [(3, 2), (4, 3), (5, 3), (6, 4)] {
        let mut table = table(classic(), seats, rolls("1BORVAg"));
        play(&mut table, "0r");
        for (seat, name) in ["Bono", "Brejnev", "Buñuel", "Brecht"].iter().enumerate().take(scoring) {
            assert_eq!(seen(&table).round, 1, "{seats} seats, {seat} have scored");
            play(&mut table, &format!("{seat}^{name}"));
        }
        assert_eq!(seen(&table).round, 2, "{seats} seats");
    }
}

#[test]
fn the_12_who_gives_up_is_one_of_the_last() {
    let mut table = table(classic(), 4, rolls("1BORVAg"));
    let mut play = |line: &str| play(&mut table, line);
    play("0r 3.");
    let events = play("0^Bono 1^Brejnev 2.");
    assert!(
        matches!(&events[1], Event::RoundEnded { unscored, .. } if *unscored == [Seat(2), Seat(3)]),
        "{events:?}"
    );
    assert_eq!((seen(&table).round, states(&table)), (2, vec![Standing::Playing; 4]));
    self::play(&mut table, "1r 2.");
    refused(&mut table, "2^Bono", Code::NotYourTurn, "THE-12");
}

#[test]
fn the_13_the_match_ends_when_the_centre_is_empty_at_once() {
    let mut table =
        table(classic(), 4, Layout { centre: Some(4), tokens: vec![7, 6, 0, 0], ..rolls("1BORVAg") });
    let events = play(&mut table, "0r 2^Bono 1^Brejnev");
    assert!(
        matches!(&events[2], Event::MatchEnded { winners, tokens: 8 } if *winners == [Seat(1)]),
        "{events:?}"
    );
    assert_eq!(seen(&table).ranking.unwrap().0, [vec![Seat(1)], vec![Seat(0)], vec![Seat(2)], vec![Seat(3)]]);
    assert_eq!(act(&mut table, "0^Buñuel"), Err(ActError::MatchOver));
}

#[test]
fn the_13_the_tokens_of_a_seat_are_its_score() {
    let table = table(classic(), 3, Layout { tokens: vec![4, 0, 9], ..Layout::default() });
    let view = seen(&table);
    assert_eq!(view.seats.iter().map(View::score).collect::<Vec<_>>(), [4, 0, 9]);
    assert_eq!(TableView::round(&view), 1);
}

#[test]
fn the_13_com_3_equal_tokens_share_the_rank() {
    let mut table =
        table(classic(), 3, Layout { centre: Some(2), tokens: vec![0, 2, 1], ..rolls("1BORVAg") });
    play(&mut table, "0r 0^Bono");
    assert_eq!(seen(&table).ranking.unwrap().0, [vec![Seat(0), Seat(1)], vec![Seat(2)]]);
}

#[test]
fn the_13_the_match_ends_after_rounds_in_which_no_token_moved() {
    let mut table = table(classic(), 3, rolls("1BORVAg 1BORVAg"));
    play(&mut table, "0r 0^Bono 1. 2.");
    assert_eq!(seen(&table).idle, 0);
    for round in 0..6 {
        assert!(!seen(&table).over, "{round}");
        let roller = seen(&table).roller.0;
        play(&mut table, &format!("{roller}r round"));
    }
    assert!(seen(&table).over, "twice as many rounds as seats");
}

#[test]
fn the_13_a_payment_on_black_is_a_moved_token() {
    let setup = Layout { tokens: vec![0, 4, 0, 0], ..rolls("1BORVAk 1BORVAk") };
    let mut table = table(classic(), 4, setup);
    play(&mut table, "0r 1^Bono 0. 1. 2. 3.");
    assert_eq!((seen(&table).round, tokens(&table), seen(&table).idle), (2, vec![0; 4], 0));
    play(&mut table, "1r 1^Bono 0. 2. 3.");
    assert_eq!((seen(&table).round, seen(&table).idle), (3, 1), "who has no token moves none");
}

#[test]
fn the_14_a_word_of_the_list_is_accepted_at_once() {
    let mut table = table(classic(), 3, rolls("2BOAVAg"));
    play(&mut table, "0r 0^Boa");
    let view = seen(&table);
    assert_eq!(
        (view.announced[0].proper, view.announced[0].listed),
        (false, true),
        "it is what the list says"
    );
}

#[test]
fn the_14_the_majority_decides_and_a_tie_accepts() {
    for (votes, stands) in [("1+ 2+ 3-", true), ("1- 2- 3+", false)] {
        let mut table = table(classic(), 4, rolls("1BORVAg"));
        play(&mut table, &format!("0r 0^Balzac {votes}"));
        assert_eq!(!words(&table).is_empty(), stands, "{votes}");
    }
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r 0^Balzac 1+ 2-");
    assert_eq!(words(&table), [("Balzac".to_owned(), 2)], "a tie");
    assert!(!seen(&table).announced[0].listed);
}

#[test]
fn the_14_a_noun_that_the_dictionary_lacks_takes_all_votes() {
    let mut table = table(classic(), 4, rolls("2BORVAg"));
    let events = play(&mut table, "0r 0=bilboquet");
    assert!(
        matches!(&events[0], Event::Announced { doubts, .. } if *doubts == [Doubt::List, Doubt::Dictionary])
    );
    assert!(seen(&table).judging.unwrap().unanimous);
    play(&mut table, "1+ 2+ 3-");
    assert_eq!(seen(&table).refused[0].why, Why::Dictionary);
    play(&mut table, "1=bilboquet 0+ 2+ 3+");
    assert_eq!(words(&table).len(), 1);
}

#[test]
fn the_14_hyphenated_and_compound_words_are_in_the_dictionary() {
    for (word, letter) in [("chou-fleur", 'C'), ("bouton-d’or", 'B')] {
        let mut table = table(classic(), 4, rolls(&format!("2{letter}ORVAg")));
        let events = play(&mut table, &format!("0r 0={word}"));
        assert!(
            matches!(&events[0], Event::Announced { doubts, .. } if *doubts == [Doubt::List]),
            "{events:?}"
        );
        play(&mut table, "1+ 2+ 3-");
        assert_eq!(words(&table).len(), 1, "{word}");
    }
}

#[test]
fn the_14_a_proper_name_is_no_way_round_a_noun() {
    let mut table = table(classic(), 4, rolls("3BORVAg"));
    let events = play(&mut table, "0r 0^Bordeaux");
    assert!(matches!(&events[0], Event::Announced { doubts, .. } if *doubts == [Doubt::List, Doubt::Common]));
    play(&mut table, "1+ 2+ 3-");
    assert!(!seen(&table).announced[0].proper, "accepted, as the noun that it is");
    let mut table = self::table(classic(), 4, rolls("3BORVAg"));
    play(&mut table, "0r 0^Bordeaux 1+ 2+ 3+");
    assert!(seen(&table).announced[0].proper, "all agree that it is a name");
}

#[test]
fn the_14_what_is_no_word_is_refused() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r");
    for wrong in ["0=B", "0^B0no", "0^Bjørk", "0=b🦊a", "0=-"] {
        refused(&mut table, wrong, Code::Illegal, "THE-14");
    }
    refused(&mut table, &format!("0=b{}", "a".repeat(40)), Code::Illegal, "THE-14");
}

#[test]
fn the_14_the_initial_is_that_of_the_name_as_announced() {
    let mut table = table(classic(), 3, rolls("1LFRVAg"));
    play(&mut table, "0r 0^La_Fontaine");
    assert_eq!(tokens(&table)[0], 3);
    let mut table = self::table(classic(), 3, rolls("1LFRVAw"));
    play(&mut table, "0r 0^Fontaine");
    assert_eq!((tokens(&table)[0], seen(&table).announced[0].listed), (2, true), "found without its article");
}

#[test]
fn the_14_every_other_seat_has_one_secret_ballot() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r");
    refused(&mut table, "1+", Code::WrongPhase, "THE-14");
    play(&mut table, "0^Balzac");
    refused(&mut table, "0+", Code::NotYourTurn, "THE-14");
    play(&mut table, "1-");
    refused(&mut table, "1+", Code::NotYourTurn, "THE-14");
    let own = |viewer| table.view(viewer).judging.unwrap().own;
    assert_eq!(
        [0, 1, 2].map(|seat| own(Viewer::Seat(Seat(seat)))),
        [None, Some(false), None],
        "nobody sees another one's"
    );
    assert_eq!(own(Viewer::Spectator), None);
    assert!(seen(&table).seats[1].voted);
}

#[test]
fn the_15_while_a_word_is_judged_nothing_else_happens() {
    let mut table = table(classic(), 4, rolls("1BORVAg"));
    play(&mut table, "0r 0^Bono 1^Balzac");
    for action in ["2^Brecht", "2.", "2!", "1."] {
        refused(&mut table, action, Code::WrongPhase, "THE-15");
    }
    assert!(!table.timers()[0].clock.running);
    assert_eq!(act(&mut table, "round"), Err(ActError::NoClock));
    play(&mut table, "0+");
    assert_eq!(
        seen(&table).to_act.iter().collect::<Vec<_>>(),
        [Seat(2), Seat(3)],
        "who has finished votes too"
    );
    play(&mut table, "2- 3-");
    assert!(table.timers()[0].clock.running && table.timers()[0].since == 1, "and goes on");
    play(&mut table, "1^Brecht");
    assert_eq!(tokens(&table)[1], 2, "a refused word costs nothing, and another may be tried");
}

#[test]
fn the_16_who_has_not_spoken_when_the_time_is_up_scores_nothing_and_has_not_given_up() {
    let mut table = table(classic(), 4, rolls("1BORVAg"));
    assert!(table.timers().is_empty(), "it starts with the dice");
    play(&mut table, "0r 0^Bono");
    let timer = table.timers()[0].clone();
    assert_eq!((timer.clock.name.as_ref(), timer.clock.ms, timer.clock.running), ("round", 60_000, true));
    assert_eq!(
        table.act(Actor::Seat(Seat(0)), timer.clock.time_up).err(),
        Some(ActError::Refused(Refusal::NoClock))
    );
    let events = play(&mut table, "round");
    assert_eq!(events[0], Event::TimeUp);
    let unscored = vec![Seat(1), Seat(2), Seat(3)];
    assert!(
        matches!(&events[1], Event::RoundEnded { unscored: who, scored: 1, why: Ending::Nobody, .. } if *who == unscored),
        "nobody is said to give up: {events:?}"
    );
    assert_eq!(seen(&table).round, 2);
}

#[test]
fn the_16_a_word_that_was_written_when_the_time_ran_out_counts_if_it_stands_at_once() {
    let mut table = table(classic(), 4, rolls("1BORVAg 1BORVAk"));
    play(&mut table, "0r");
    refused(&mut table, "1^Mozart…", Code::Illegal, "THE-6");
    play(&mut table, "1^Brejnev… round");
    assert_eq!(words(&table), [("Brejnev".to_owned(), 3)]);
    assert_eq!(seen(&table).round, 2);
    play(&mut table, "1r 2^Tintin…");
    assert_eq!(tokens(&table), [0, 3, 4, 0]);
}

#[test]
fn the_16_a_word_that_was_being_written_is_tried_once_since_its_seat_then_has_no_time_left() {
    let mut table = table(classic(), 4, rolls("1BORVAg 1BORVAk"));
    play(&mut table, "0r");
    for (seat, word) in [(1, "Balzac"), (2, "Bo")] {
        let action = Action::Announce { word: word.into(), proper: true, theme: None, late: true };
        let by = Actor::Seat(Seat(seat));
        assert!(
            table.game().check(table.state(), by, &action).is_ok(),
            "to ask does not tell what the list has"
        );
        let events = play(&mut table, &format!("{seat}^{word}…"));
        assert_eq!(events, [Event::TurnUp { seat: Seat(seat) }], "nobody is asked about it");
        refused(&mut table, &format!("{seat}^Bono…"), Code::NotYourTurn, "THE-16");
    }
    play(&mut table, "round 1r");
    // On black it costs nothing (THE-10).
    assert_eq!(play(&mut table, "2^Bono…"), [Event::TurnUp { seat: Seat(2) }]);
    assert_eq!(tokens(&table), [0; 4]);
}

#[test]
fn the_16_a_word_counts_as_being_written_only_while_a_clock_runs_for_its_seat() {
    let untimed = || Options { timer: None, ..classic() };
    let mut free = table(untimed(), 4, rolls("1BORVAg"));
    play(&mut free, "0r 1! 1~");
    refused(&mut free, "1^Bono…", Code::WrongPhase, "THE-16");
    let mut calm = table(Options { calm: true, ..untimed() }, 4, rolls("1BORVAg"));
    play(&mut calm, "0r");
    refused(&mut calm, "0^Bono…", Code::WrongPhase, "THE-16");
    let waits = Options { clock_waits: true, typing: None, ..classic() };
    let mut waits = table(waits, 4, rolls("1BORVAg"));
    play(&mut waits, "0r 1!");
    refused(&mut waits, "1^Bono…", Code::WrongPhase, "THE-25");
}

#[test]
fn the_16_what_was_only_being_written_is_told_to_nobody_else() {
    let table = table(classic(), 4, rolls("1BORVAg"));
    let action = Action::Announce { word: "Bon".into(), proper: true, theme: None, late: true };
    let by = Actor::Seat(Seat(1));
    let told = |to| table.game().show_action(&action, by, to);
    assert_eq!(told(Viewer::Seat(Seat(1))), Some(action.clone()));
    assert_eq!((told(Viewer::Seat(Seat(2))), told(Viewer::Spectator)), (None, None));
}

#[test]
fn the_25_a_word_that_was_written_when_the_time_for_it_ran_out_counts_too() {
    let typing = || table(Options { typing: Some(20), ..classic() }, 3, rolls("1BORVAg"));
    let mut table = typing();
    play(&mut table, "0r 1! 1^Bono…");
    assert_eq!(words(&table), [("Bono".to_owned(), 2)]);
    assert_eq!(act(&mut table, "typing"), Err(ActError::NoClock), "nobody types any more");
    // One that does not stand ends that time.
    let mut table = typing();
    let events = play(&mut table, "0r 1! 1^Bon…");
    assert!(matches!(events[..], [Event::TypingUp { .. }, Event::Locked { .. }]), "{events:?}");
    assert_eq!(act(&mut table, "typing"), Err(ActError::NoClock));
}

#[test]
fn the_12_the_end_of_a_round_says_what_ended_it() {
    let ending = |events: Vec<Event>| {
        events.into_iter().find_map(|event| match event {
            Event::RoundEnded { why, scored, .. } => Some((why, scored)),
            _ => None,
        })
    };
    let game = || table(classic(), 4, rolls("1BORVAg 1BORVAk"));
    let mut table = game();
    play(&mut table, "0r 0^Bono 1^Brejnev");
    assert_eq!(ending(play(&mut table, "2^Brecht")), Some((Ending::Places, 3)));
    play(&mut table, "1r");
    assert_eq!(ending(play(&mut table, "3^Tintin")), Some((Ending::Black, 1)));
    let mut table = game();
    play(&mut table, "0r 0^Bono 1. 2.");
    assert_eq!(ending(play(&mut table, "3.")), Some((Ending::Nobody, 1)));
}

#[test]
fn the_16_the_clock_can_be_set_or_switched_off() {
    for timer in [Some(30), Some(120), None] {
        let mut table = table(Options { timer, ..classic() }, 3, Layout::default());
        play(&mut table, "0r");
        let ms: Vec<u32> = table.timers().iter().map(|timer| timer.clock.ms).collect();
        assert_eq!(ms, timer.map(|seconds| seconds * 1_000).into_iter().collect::<Vec<_>>());
        if timer.is_none() {
            assert_eq!(act(&mut table, "round"), Err(ActError::NoClock));
        }
    }
}

#[test]
fn the_30_a_shorter_match_is_played_for_fewer_tokens() {
    let short = |variant| Options { tokens: 30, variant, ..classic() };
    let table = table(short(Variant::Classic), 3, Layout::default());
    assert_eq!((seen(&table).centre, table.state().all_tokens()), (30, 30));
    let table = self::table(short(Variant::Limited), 3, Layout::default());
    assert_eq!((seen(&table).centre, seen(&table).reserve), (6, 24));
    let mut table = self::table(short(Variant::Classic), 3, Layout { centre: Some(2), ..rolls("1BORVAg") });
    let events = play(&mut table, "0r 0^Bono");
    assert!(matches!(&events[1], Event::RoundEnded { why: Ending::Centre, .. }), "{events:?}");
    assert!(seen(&table).over);
}

#[test]
fn options_have_ranges() {
    let good = |options: Options| options.check(3, 2).is_ok();
    assert!(good(Options { timer: Some(10), typing: Some(5), card: 2, ..classic() }));
    for wrong in [
        Options { timer: Some(9), ..classic() },
        Options { timer: Some(601), ..classic() },
        Options { typing: Some(4), ..classic() },
        Options { card: 0, ..classic() },
        Options { card: 3, ..classic() },
        Options { first_seat: Seat(3), ..classic() },
        Options { tokens: 9, ..classic() },
        Options { tokens: 91, ..classic() },
    ] {
        assert!(!good(wrong));
    }
}

#[test]
fn the_25_who_buzzes_has_the_floor() {
    let mut table = table(classic(), 4, rolls("1BORVAg"));
    play(&mut table, "0r");
    refused(&mut table, "1~", Code::WrongPhase, "THE-25");
    play(&mut table, "1!");
    assert_eq!((seen(&table).typing, seen(&table).turn), (Some(Seat(1)), Some(Seat(1))));
    for action in ["2!", "1!", "2^Bono", "2.", "2~"] {
        refused(&mut table, action, Code::WrongPhase, "THE-25");
    }
    refused(&mut table, "1^Hugo", Code::Illegal, "THE-6");
    assert_eq!(seen(&table).typing, Some(Seat(1)), "a mistake can be mended");
    play(&mut table, "1^Bono 2! 2~ 3! 3.");
    assert_eq!(states(&table), [Standing::Playing, Standing::Done, Standing::Playing, Standing::GaveUp]);
}

#[test]
fn the_25_the_clock_stands_still_or_runs_on() {
    for clock_waits in [true, false] {
        let mut table = table(Options { clock_waits, ..classic() }, 3, rolls("1BORVAg"));
        play(&mut table, "0r 1!");
        let running: Vec<(String, bool)> =
            table.timers().iter().map(|timer| (timer.clock.name.to_string(), timer.clock.running)).collect();
        assert_eq!(running, [("round".to_owned(), !clock_waits), ("typing".to_owned(), true)]);
        if clock_waits {
            assert_eq!(act(&mut table, "round"), Err(ActError::NoClock));
        } else {
            play(&mut table, "round");
            assert_eq!(seen(&table).round, 2, "the time runs out for who types too");
        }
    }
}

#[test]
fn the_25_typing_has_a_clock_of_its_own() {
    let mut table = table(Options { typing: Some(20), ..classic() }, 3, rolls("1BORVAg"));
    play(&mut table, "0r 1!");
    let timer = table.timers()[1].clone();
    assert_eq!((timer.clock.ms, timer.clock.seat), (20_000, Some(Seat(1))));
    let events = play(&mut table, "typing");
    assert_eq!(events[0], Event::TypingUp { seat: Seat(1) });
    assert_eq!((seen(&table).phase, states(&table)[1]), (PhaseName::Open, Standing::Playing));
    refused(&mut table, "1!", Code::Illegal, "THE-25");
    play(&mut table, "1^Bono");
    let free = Options { typing: None, ..classic() };
    let mut table = self::table(free, 3, rolls("1BORVAg"));
    play(&mut table, "0r 1!");
    assert_eq!(table.timers().len(), 1);
}

#[test]
fn the_16_there_is_no_clock_in_a_calm_game_unless_one_is_named() {
    for (given, timer) in [
        (json!({}), Some(60)),
        (json!({"calm": false}), Some(60)),
        (json!({"timer": null}), None),
        (json!({"calm": true}), None),
        (json!({"calm": true, "timer": null}), None),
        (json!({"calm": true, "timer": 60}), Some(60)),
        (json!({"timer": 30, "calm": true}), Some(30)),
    ] {
        let options: Options = serde_json::from_value(given.clone()).unwrap();
        assert_eq!(options.timer, timer, "{given}");
        // A record holds all options, so its match is replayed with the clock that it had.
        let kept = serde_json::to_value(&options).unwrap();
        assert_eq!(kept["timer"], json!(timer), "{given}");
        assert_eq!(serde_json::from_value::<Options>(kept).unwrap(), options, "{given}");
    }
    assert!(serde_json::from_value::<Options>(json!({"timers": 1})).is_err());
    assert_eq!(serde_json::from_value::<Options>(json!({})).unwrap(), Options::default());
}

#[test]
fn the_26_in_the_calm_game_seats_take_turns() {
    let mut table = table(Options { calm: true, ..classic() }, 4, rolls("1BORVAg"));
    play(&mut table, "0r");
    assert_eq!(seen(&table).turn, Some(Seat(0)), "the roller begins");
    refused(&mut table, "1^Bono", Code::NotYourTurn, "THE-26");
    refused(&mut table, "0!", Code::WrongPhase, "THE-26");
    play(&mut table, "0^Balzac 1- 2- 3-");
    assert_eq!(seen(&table).turn, Some(Seat(1)), "a refused word passes the turn on");
    play(&mut table, "1^Bono 2. 3^Brejnev");
    assert_eq!(seen(&table).turn, Some(Seat(0)), "and it comes round again");
    refused(&mut table, "1^Brecht", Code::NotYourTurn, "THE-11");
    play(&mut table, "0^Buñuel");
    assert_eq!(seen(&table).round, 2);
}

#[test]
fn the_26_in_the_calm_game_the_clock_is_that_of_a_turn() {
    let mut table = table(Options { calm: true, timer: Some(30), ..classic() }, 3, rolls("1BORVAg"));
    play(&mut table, "0r");
    let clock = |table: &tabletop::Table<Themes>| {
        let timer = &table.timers()[0];
        (timer.clock.name.to_string(), timer.clock.seat, timer.since)
    };
    assert_eq!(clock(&table), ("turn".into(), Some(Seat(0)), 1));
    let events = play(&mut table, "turn");
    assert_eq!(events, [Event::TurnUp { seat: Seat(0) }]);
    assert_eq!(states(&table)[0], Standing::TimedOut);
    refused(&mut table, "0^Bono", Code::NotYourTurn, "THE-16");
    assert_eq!(clock(&table), ("turn".into(), Some(Seat(1)), 2), "it starts anew");
}

#[test]
fn com_4_no_word_of_a_list_is_told() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r");
    let texts = Viewer::all(3).map(|viewer| {
        let view = table.view(viewer);
        let actions = tabletop::Game::candidates(table.game(), &view, 1_000).into_actions();
        serde_json::to_string(&(view, actions)).unwrap()
    });
    for text in texts {
        for word in ["Bono", "Brejnev", "Hewson", "Tintin"] {
            assert!(!text.contains(word), "{text}");
        }
    }
}
