//! Where resources come from.

use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use core::cell::RefCell;
use tabletop::{Resource, ResourceName};

/// A host's store of resources. A host that fetches them beforehand (see [`crate::needs`]) hands out what it has; one that can read
/// them at once may do so here.
pub trait Resources {
    /// The resource of that name; `None` if this host does not have it at the moment.
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
