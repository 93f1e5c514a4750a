//! Sentences for the terminal, from the page's catalogues.

use crate::surroundings::CATALOGUES;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde_json::Value;

/// The languages that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Tongue {
    /// French.
    Fr,
    /// English.
    En,
}

impl Tongue {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Tongue::Fr => "fr",
            Tongue::En => "en",
        }
    }
}

/// One language's catalogue.
pub(crate) struct Speech {
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    pub(crate) fn new(tongue: Tongue) -> Speech {
        let mut bundle = FluentBundle::new(vec![tongue.code().parse().unwrap_or_default()]);
        // Direction marks around arguments help a page that mixes directions, but a terminal shows them as rubbish.
        bundle.set_use_isolating(false);
        let _ = bundle.add_builtins();
        for (_, text) in CATALOGUES.iter().filter(|(code, _)| *code == tongue.code()) {
            // A mistake in a catalogue costs only its entry. `cargo xtask tidy` checks the catalogues.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Speech { bundle }
    }

    /// The sentence of a message `{"key", "args"}`, or its key if the catalogue lacks it.
    pub(crate) fn say(&self, message: &Value) -> String {
        let key = message["key"].as_str().unwrap_or_default();
        let args: Vec<(&str, Value)> = match message["args"].as_object() {
            Some(args) => args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect(),
            None => Vec::new(),
        };
        self.words(key, &args)
    }

    /// The sentence of a key.
    pub(crate) fn words(&self, key: &str, args: &[(&str, Value)]) -> String {
        let mut filled = FluentArgs::new();
        for (name, value) in args {
            let value = match value {
                Value::Number(number) => FluentValue::from(number.as_f64().unwrap_or_default()),
                Value::String(text) => FluentValue::from(text.clone()),
                other => FluentValue::from(other.to_string()),
            };
            filled.set((*name).to_owned(), value);
        }
        match self.bundle.get_message(key).and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned(),
            None => {
                let args: Vec<String> = args.iter().map(|(name, value)| format!("{name}={value}")).collect();
                format!("{key} {}", args.join(" ")).trim_end().to_owned()
            }
        }
    }
}

/// Both languages at once.
pub(crate) struct Interpreter {
    tongues: [(Tongue, Speech); 2],
}

impl Interpreter {
    pub(crate) fn new() -> Interpreter {
        Interpreter { tongues: [Tongue::Fr, Tongue::En].map(|tongue| (tongue, Speech::new(tongue))) }
    }

    /// Adds `fr` and `en` to everything in an answer that has a message (the error, a refusal that `check` foresees, events, warnings, lines of
    /// the log), and to reasons and cautions.
    pub(crate) fn interpret(&self, answer: &mut Value) {
        for field in ["error", "refusal", "warning"] {
            if let Some(item) = answer.get_mut(field) {
                self.add(item);
            }
        }
        for field in ["reason", "caution"] {
            if let Some(message) = answer.get_mut(field) {
                self.translate(message);
            }
        }
        for list in ["events", "warnings", "entries"] {
            if let Some(Value::Array(items)) = answer.get_mut(list) {
                items.iter_mut().for_each(|item| self.add(item));
            }
        }
    }

    /// Adds `fr` and `en` to a message itself, such as a reason.
    fn translate(&self, message: &mut Value) {
        let spoken = self.tongues.each_ref().map(|(tongue, speech)| (tongue.code(), speech.say(message)));
        if let Value::Object(fields) = message {
            for (code, sentence) in spoken {
                fields.insert(code.into(), sentence.into());
            }
        }
    }

    fn add(&self, item: &mut Value) {
        let Value::Object(fields) = item else { return };
        if let Some(inner) = fields.get_mut("error") {
            self.add(inner);
        }
        let Some(message) = fields.get("message").cloned() else { return };
        for (tongue, speech) in &self.tongues {
            fields.insert(tongue.code().into(), speech.say(&message).into());
        }
    }
}
