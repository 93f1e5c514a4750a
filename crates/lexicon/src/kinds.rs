//! The kinds of resources that are files of this crate.

use supplies::{Handing, Kind, Resource};

use crate::{Dictionary, FormatError, MorphologyFile};

/// Dictionaries, by the code of their language: `dictionary-fr`, a [`Dictionary`].
pub static DICTIONARY: Kind = Kind {
    name: "dictionary",
    folder: "dictionaries",
    extension: "dict",
    read: |id, bytes, progress| dictionary(id, Dictionary::from_wire_with(bytes, progress)),
    handing: Some(Handing {
        give: |resource| Some(resource.get::<Dictionary>()?.hand_on()),
        take: |id, bytes| dictionary(id, Dictionary::handed(bytes)),
    }),
};

/// Word data, by the code of their language: `morphology-fr`, a [`MorphologyFile`]. It stays packed until the game opens it with the
/// dictionary that it belongs to.
pub static MORPHOLOGY: Kind = Kind {
    name: "morphology",
    folder: "dictionaries",
    extension: "words",
    read: |id, bytes, _| word_data(id, bytes),
    handing: Some(Handing {
        give: |resource| Some(resource.get::<MorphologyFile>()?.bytes().to_vec()),
        take: word_data,
    }),
};

fn dictionary(id: &str, read: Result<Dictionary, FormatError>) -> Option<Resource> {
    read.ok().filter(|dictionary| dictionary.language().code() == id).map(Resource::new)
}

fn word_data(id: &str, bytes: &[u8]) -> Option<Resource> {
    MorphologyFile::read(bytes).ok().filter(|file| file.language().code() == id).map(Resource::new)
}
