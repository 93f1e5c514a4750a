//! How a host makes the game: the subjects are its own, or those of a resource.

use crate::{BadTopics, List, Options, OutOfRange, Refusal, Tally, Topic, Topics};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
#[cfg(feature = "conformance")]
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{DataFault, Hosted, Kind, MakeError, Message, Resource, ResourceName, Supplies, checksums};

/// What a host may bring itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyData"))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// Subjects that replace all others (TAL-13). The option `list` is then ignored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", schemars(with = "Vec<Topic>", length(min = 1, max = 50)))]
    pub topics: Option<Vec<Topic>>,
}

/// Lists of subjects: `tally-long`, [`Topics`], in `decks/long.tally`.
pub static TOPICS: Kind = Kind {
    name: "tally",
    folder: "decks",
    extension: "tally",
    read: |_, bytes, _| Topics::new(serde_json::from_slice(bytes).ok()?).ok().map(Resource::new),
    handing: None,
};

fn long_list() -> ResourceName {
    TOPICS.named("long")
}

impl Hosted for Tally {
    type Options = Options;
    type Data = Data;

    const KINDS: &'static [&'static Kind] = &[&TOPICS];

    fn resources(options: &Options, data: &Data) -> Vec<ResourceName> {
        let long = data.topics.is_none() && options.list == List::Long;
        long.then(long_list).into_iter().collect()
    }

    fn make(
        options: Options,
        data: Data,
        _: usize,
        supplies: &Supplies,
    ) -> Result<Tally, MakeError<Refusal>> {
        options.check().map_err(|OutOfRange| MakeError::Refused(Refusal::Options))?;
        let topics = match (data.topics, options.list) {
            (Some(own), _) => Topics::new(own).map_err(|error| fault(&error))?,
            (None, List::Short) => Topics::default(),
            (None, List::Long) => {
                let topics = Topics::clone(&*supplies.get::<Topics>(&long_list())?);
                let read = Some((long_list().to_string(), topics.checksum()));
                return Ok(Tally { read, ..Tally::new(options, topics) });
            }
        };
        Ok(Tally::new(options, topics))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        checksums(self.read.iter().cloned())
    }

    #[cfg(feature = "conformance")]
    fn sample(name: &ResourceName) -> Option<Resource> {
        (*name == long_list())
            .then(|| name.read(include_bytes!("../../../www/decks/long.tally"), &mut |_| {}))?
    }

    #[cfg(feature = "conformance")]
    fn sample_options() -> Vec<Options> {
        vec![Options::default(), Options { list: List::Long, seconds: None, ..Options::default() }]
    }
}

/// The message for subjects of the host that are not valid.
fn fault(error: &BadTopics) -> DataFault {
    let (place, reason) = match error {
        BadTopics::Count(count) => {
            ("/topics".to_owned(), Message::new("tally-topics-count").count("count", *count))
        }
        BadTopics::Subject(at) => (format!("/topics/{at}/subject"), Message::new("tally-topics-subject")),
        BadTopics::Word(at, word) => {
            (format!("/topics/{at}/words"), Message::new("tally-topics-word").text("word", word.clone()))
        }
    };
    DataFault { place, reason }
}
