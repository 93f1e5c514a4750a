//! Resources by their names.

use crate::{Resource, ResourceName};
use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use core::any::Any;
use core::fmt;

/// A host does not have this resource, or not as a value of the type that the game reads. Asking again later may help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unavailable(pub ResourceName);

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not available", self.0)
    }
}

impl core::error::Error for Unavailable {}

/// The resources that a game is created with, by name.
#[derive(Clone, Default, Debug)]
pub struct Supplies(BTreeMap<ResourceName, Resource>);

impl Supplies {
    /// Adds a resource, in place of any that has the same name.
    pub fn insert(&mut self, name: ResourceName, resource: Resource) {
        self.0.insert(name, resource);
    }

    /// The resource of that name, or `None` if there is none. The error is a resource of another type.
    pub fn find<T: Any + Send + Sync>(&self, name: &ResourceName) -> Result<Option<Arc<T>>, Unavailable> {
        self.0.contains_key(name).then(|| self.get(name)).transpose()
    }

    /// The resource of that name and type.
    pub fn get<T: Any + Send + Sync>(&self, name: &ResourceName) -> Result<Arc<T>, Unavailable> {
        self.0.get(name).and_then(Resource::get).ok_or_else(|| Unavailable(name.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    /// A kind whose files hold nothing but their id.
    static TOY: Kind = Kind {
        name: "toy",
        folder: "toys",
        extension: "txt",
        read: |id, bytes, _| (id.as_bytes() == bytes).then(|| Resource::new(bytes.len())),
        handing: None,
    };

    #[test]
    fn a_resource_is_had_by_its_name_and_type_alone() {
        let name = TOY.named("box-fr");
        assert_eq!((name.to_string().as_str(), name.kind().name, name.id()), ("toy-box-fr", "toy", "box-fr"));
        let mut supplies = Supplies::default();
        assert_eq!(supplies.get::<u8>(&name), Err(Unavailable(name.clone())));
        assert_eq!(supplies.find::<u8>(&name), Ok(None));
        supplies.insert(name.clone(), Resource::new(7_u8));
        assert_eq!(supplies.get::<u8>(&name).as_deref(), Ok(&7));
        assert_eq!(supplies.find::<u8>(&name).unwrap().as_deref(), Some(&7));
        assert_eq!(supplies.get::<u16>(&name), Err(Unavailable(name.clone())));
        assert_eq!(supplies.find::<u16>(&name), Err(Unavailable(name)));
    }

    #[test]
    fn a_kind_says_where_its_files_lie() {
        for (id, file) in [
            ("fr", Some("toys/fr.txt")),
            ("box-fr-nl", Some("toys/box.fr-nl.txt")),
            ("", None),
            ("../fr", None),
            ("FR", None),
        ] {
            assert_eq!(TOY.named(id).file().as_deref(), file, "{id:?}");
        }
    }

    #[test]
    fn what_has_no_sooner_way_is_handed_on_as_its_file() {
        let name = TOY.named("fr");
        let resource = name.read(b"fr", &mut |_| {}).unwrap();
        let handed = name.hand_on(&resource).and_then(|bytes| name.handed(&bytes));
        assert_eq!(handed.and_then(|resource| resource.get::<usize>()).as_deref(), Some(&2));
        assert!(name.read(b"en", &mut |_| {}).is_none() && name.handed(b"en").is_none());
        assert_eq!(name.hand_on(&Resource::new(2_usize)), None, "it was read from no file");
    }
}
