//! Kinds of resources, and the names that they go by.

use crate::Resource;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

/// Makes a resource of the bytes of a file; `None` if the bytes are damaged or belong to another id. `progress` is told numbers from 0 to
/// 1, which never fall.
type Read = fn(id: &str, bytes: &[u8], progress: &mut dyn FnMut(f32)) -> Option<Resource>;

/// A kind of resource, which has one Rust type. The crate that owns the type brings a `static` of this.
pub struct Kind {
    /// The beginning of names: `dictionary`. It has no hyphen and differs from every other kind's.
    pub name: &'static str,
    /// The folder of the files, below the site's own: `dictionaries`.
    pub folder: &'static str,
    /// The extension of the files, without the dot: `dict`.
    pub extension: &'static str,
    /// How a file becomes a resource.
    pub read: Read,
    /// How a resource goes to another worker. `None` means that its file is sent, because nothing else is read faster.
    pub handing: Option<Handing>,
}

/// How a resource goes to another worker of the same program.
pub struct Handing {
    /// The bytes to hand on; `None` for a resource of another type.
    pub give: fn(&Resource) -> Option<Vec<u8>>,
    /// The resource that such bytes make; `None` for other bytes.
    pub take: fn(id: &str, bytes: &[u8]) -> Option<Resource>,
}

impl Kind {
    /// The name of the resource of this kind that has this id.
    pub fn named(&'static self, id: impl fmt::Display) -> ResourceName {
        ResourceName::new(self, id)
    }

    /// The file of a resource, below the folder of the site: `dictionaries/fr.dict`. The first hyphen of an id becomes a dot, so that the
    /// files of a game are sorted together: `syntax-fr` is `decks/syntax.fr.json`. `None` for an id that no file can have.
    fn file(&self, id: &str) -> Option<String> {
        let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        let id = Some(id).filter(|id| !id.is_empty() && id.chars().all(plain))?;
        Some(format!("{}/{}.{}", self.folder, id.replacen('-', ".", 1), self.extension))
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kind({})", self.name)
    }
}

/// The name of a resource: its kind, a hyphen and its id, as in `dictionary-fr`, `deck-syntax-en`.
///
/// Records keep checksums under these names. Two names are equal if they are written alike, whatever their kinds are.
#[derive(Clone, Debug)]
pub struct ResourceName {
    kind: &'static Kind,
    id: String,
}

impl ResourceName {
    /// The name of the resource of that kind and id, as [`Kind::named`] makes it.
    pub fn new(kind: &'static Kind, id: impl fmt::Display) -> ResourceName {
        ResourceName { kind, id: id.to_string() }
    }

    /// The kind of the resource.
    pub fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// The id, which tells resources of one kind apart: `fr`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The path of its file, below the folder of the site: `dictionaries/fr.dict`. `None` for a name that no file can have.
    pub fn file(&self) -> Option<String> {
        self.kind.file(&self.id)
    }

    /// Makes the resource of the bytes of its file; `None` if they are damaged or belong to another resource. `progress` is told numbers
    /// from 0 to 1, which never fall.
    pub fn read(&self, bytes: &[u8], progress: &mut dyn FnMut(f32)) -> Option<Resource> {
        let resource = (self.kind.read)(&self.id, bytes, progress)?;
        Some(if self.kind.handing.is_some() { resource } else { resource.with_file(bytes) })
    }

    /// Bytes from which another worker of the same program makes the resource ([`handed`](ResourceName::handed)); `None` if there is no
    /// faster way than its file.
    pub fn hand_on(&self, resource: &Resource) -> Option<Vec<u8>> {
        match &self.kind.handing {
            Some(handing) => (handing.give)(resource),
            None => resource.file().map(<[u8]>::to_vec),
        }
    }

    /// Makes the resource of the bytes that [`hand_on`](ResourceName::hand_on) gave; `None` for other bytes.
    pub fn handed(&self, bytes: &[u8]) -> Option<Resource> {
        match &self.kind.handing {
            Some(handing) => (handing.take)(&self.id, bytes),
            None => self.read(bytes, &mut |_| {}),
        }
    }

    fn parts(&self) -> (&'static str, &str) {
        (self.kind.name, &self.id)
    }
}

impl PartialEq for ResourceName {
    fn eq(&self, other: &ResourceName) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for ResourceName {}

impl PartialOrd for ResourceName {
    fn partial_cmp(&self, other: &ResourceName) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ResourceName {
    fn cmp(&self, other: &ResourceName) -> Ordering {
        self.parts().cmp(&other.parts())
    }
}

impl Hash for ResourceName {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts().hash(state);
    }
}

impl fmt::Display for ResourceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind.name, self.id)
    }
}
