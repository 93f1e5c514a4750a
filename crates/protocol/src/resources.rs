//! Where resources come from: the kinds that the box has, their files, and how a file becomes what rules read.

use lexicon::{Dictionary, MorphologyFile};
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use tabletop::{Resource, ResourceName};
use themes::Lists;

/// A host's store of resources. A host that fetches them beforehand (see [`crate::needs`]) hands out what it has; one that can read
/// them at once may do so here.
pub trait Resources {
    /// The resource of that name; `None` where this host does not have it now.
    fn get(&mut self, name: &ResourceName) -> Option<Resource>;
}

impl<F: FnMut(&ResourceName) -> Option<Resource>> Resources for F {
    fn get(&mut self, name: &ResourceName) -> Option<Resource> {
        self(name)
    }
}

/// Resources in memory. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct Shelf(Rc<RefCell<BTreeMap<ResourceName, Resource>>>);

impl Shelf {
    pub(crate) fn has(&self, name: &ResourceName) -> bool {
        self.0.borrow().contains_key(name)
    }

    pub(crate) fn put(&self, name: ResourceName, resource: Resource) {
        self.0.borrow_mut().insert(name, resource);
    }
}

impl Resources for Shelf {
    fn get(&mut self, name: &ResourceName) -> Option<Resource> {
        self.0.borrow().get(name).cloned()
    }
}

/// The file of a resource, below the folder of the site: `dictionaries/fr.dict`. `None` for a name that no file can have.
pub fn file_of(name: &ResourceName) -> Option<String> {
    let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let id = Some(name.id()).filter(|id| !id.is_empty() && id.chars().all(plain))?;
    match name.kind() {
        "dictionary" => Some(format!("dictionaries/{id}.dict")),
        "morphology" => Some(format!("dictionaries/{id}.words")),
        "themes" => Some(format!("dictionaries/{id}.themes")),
        // `deck-syntax-fr` is `decks/syntax.fr.json`: a game's decks stand together.
        "deck" => id.split_once('-').map(|(game, deck)| format!("decks/{game}.{deck}.json")),
        _ => None,
    }
}

/// A resource as bytes that another worker of the same program makes it of sooner than of its file ([`read_handed`]). `None` for one that is
/// only to be had from its file.
pub fn hand_on(name: &ResourceName, resource: &Resource) -> Option<Vec<u8>> {
    match name.kind() {
        "dictionary" => Some(resource.get::<Dictionary>()?.hand_on()),
        // Packed: the game opens it when a match begins, or never.
        "morphology" => Some(resource.get::<MorphologyFile>()?.bytes().to_vec()),
        "themes" => Some(resource.get::<Lists>()?.hand_on()),
        "deck" => serde_json::to_vec(&*resource.get::<Value>()?).ok(),
        _ => None,
    }
}

/// The resource that [`hand_on`] has given; `None` for bytes of something else.
pub fn read_handed(name: &ResourceName, bytes: &[u8]) -> Option<Resource> {
    match name.kind() {
        "dictionary" => dictionary(name, Dictionary::handed(bytes).ok()?),
        "themes" => themes(name, Lists::handed(bytes).ok()?),
        _ => read_resource(name, bytes, &mut |_| {}),
    }
}

/// Makes a resource of the bytes of its file; `None` where they are damaged or another's. `progress` gets numbers from 0 to 1, never
/// backwards.
pub fn read_resource(name: &ResourceName, bytes: &[u8], progress: &mut dyn FnMut(f32)) -> Option<Resource> {
    match name.kind() {
        "dictionary" => dictionary(name, Dictionary::from_wire_with(bytes, progress).ok()?),
        // Word data are opened by the game, which has the dictionary that they go with.
        "morphology" => {
            let file = MorphologyFile::read(bytes).ok()?;
            (file.language().code() == name.id()).then(|| Resource::new(file))
        }
        "themes" => themes(name, Lists::from_wire(bytes).ok()?),
        "deck" => {
            let deck: Value = serde_json::from_slice(bytes).ok()?;
            (deck["id"] == name.id()).then(|| Resource::new(deck))
        }
        _ => None,
    }
}

fn dictionary(name: &ResourceName, dictionary: Dictionary) -> Option<Resource> {
    (dictionary.language().code() == name.id()).then(|| Resource::new(dictionary))
}

fn themes(name: &ResourceName, lists: Lists) -> Option<Resource> {
    (lists.language().code() == name.id()).then(|| Resource::new(lists))
}
