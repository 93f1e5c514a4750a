//! Resources: what a match reads and neither its options nor its record hold (dictionaries, word data, lists of themes, decks).

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// The name of a resource: its kind, a hyphen, and which one of them. `dictionary-fr`, `deck-syntax-en`.
///
/// Records keep checksums under these names. Where the bytes come from, the host knows.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ResourceName {
    kind: &'static str,
    id: String,
}

impl ResourceName {
    /// A name. A kind has no hyphen.
    pub fn new(kind: &'static str, id: impl fmt::Display) -> ResourceName {
        ResourceName { kind, id: id.to_string() }
    }

    /// What it is: `dictionary`.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// Which one it is: `fr`.
    pub fn id(&self) -> &str {
        &self.id
    }
}

impl fmt::Display for ResourceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind, self.id)
    }
}

/// A resource as rules read it, ready to use. Clones share it.
///
/// The kernel does not know the types: a kind of resource has one Rust type, on which the host that makes it and the games that
/// read it agree.
#[derive(Clone)]
pub struct Resource(Arc<dyn Any + Send + Sync>);

impl Resource {
    /// Wraps a value.
    pub fn new<T: Any + Send + Sync>(value: T) -> Resource {
        Resource::of(Arc::new(value))
    }

    /// Wraps a value that is shared already.
    pub fn of<T: Any + Send + Sync>(value: Arc<T>) -> Resource {
        Resource(value)
    }

    /// The value; `None` where it is of another type.
    pub fn get<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        Arc::clone(&self.0).downcast().ok()
    }
}

impl fmt::Debug for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Resource")
    }
}

/// A host does not have this resource, or not as a value of the type that the game reads. Asking again later may help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unavailable(pub ResourceName);

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not available", self.0)
    }
}

impl std::error::Error for Unavailable {}

/// The resources that a game is made with, by name.
#[derive(Clone, Default, Debug)]
pub struct Supplies(BTreeMap<ResourceName, Resource>);

impl Supplies {
    /// Adds a resource; one of the same name gives way.
    pub fn insert(&mut self, name: ResourceName, resource: Resource) {
        self.0.insert(name, resource);
    }

    /// The resource of that name and type.
    pub fn get<T: Any + Send + Sync>(&self, name: &ResourceName) -> Result<Arc<T>, Unavailable> {
        self.0.get(name).and_then(Resource::get).ok_or_else(|| Unavailable(name.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resource_is_had_by_its_name_and_type_alone() {
        let name = ResourceName::new("deck", "toy-fr");
        assert_eq!((name.to_string().as_str(), name.kind(), name.id()), ("deck-toy-fr", "deck", "toy-fr"));
        let mut supplies = Supplies::default();
        assert_eq!(supplies.get::<u8>(&name), Err(Unavailable(name.clone())));
        supplies.insert(name.clone(), Resource::new(7_u8));
        assert_eq!(supplies.get::<u8>(&name).as_deref(), Ok(&7));
        assert_eq!(supplies.get::<u16>(&name), Err(Unavailable(name)));
    }
}
