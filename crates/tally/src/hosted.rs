//! How a host makes the game: the subjects are its own, or those of a resource.

use crate::{BadTopics, List, Options, OutOfRange, Refusal, Tally, Topic, Topics};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{DataFault, Hosted, MakeError, Message, ResourceName, Supplies, Unavailable};

/// What a host may bring itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// Subjects in the place of all others (TAL-13). The option `list` then means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topics: Option<Vec<Topic>>,
}

fn long_list() -> ResourceName {
    ResourceName::new("topics", "long")
}

impl Hosted for Tally {
    type Options = Options;
    type Data = Data;

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
                let list = Vec::<Topic>::deserialize(&*supplies.get::<Value>(&long_list())?).ok();
                list.and_then(|list| Topics::new(list).ok()).ok_or(Unavailable(long_list()))?
            }
        };
        Ok(Tally::new(options, topics))
    }

    /// A game of the box tells the checksum of what it has read. This one has no file of its own.
    fn checksums(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
}

/// What to say of a host's own subjects that are none.
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
