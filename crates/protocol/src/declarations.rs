//! TypeScript declarations of Rust types, each once.

use crate::rules::Rules;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use core::any::TypeId;
use ts_rs::{Config, TS, TypeVisitor};

/// Named types by name, each with its comment and declaration.
pub(crate) struct Declarations {
    config: Config,
    types: BTreeMap<String, (TypeId, String)>,
}

impl Declarations {
    /// No declarations yet.
    pub(crate) fn new(config: Config) -> Declarations {
        Declarations { config, types: BTreeMap::new() }
    }

    /// The declarations, in the order of the names.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.types.values().map(|(_, declaration)| declaration.as_str())
    }

    /// Adds a type and all that it is made of, and returns its name in TypeScript.
    pub(crate) fn add<T: TS + 'static>(&mut self) -> String {
        self.visit::<T>();
        T::name(&self.config)
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            // A type like a list or an option has no name of its own, but its parts may have one.
            T::visit_generics(self);
            return;
        }
        let name = T::ident(&self.config);
        if let Some((known, _)) = self.types.get(&name) {
            assert_eq!(*known, TypeId::of::<T>(), "two types are called {name}: give one a `ts(rename = …)`");
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("{docs}export {}\n", T::decl(&self.config));
        self.types.insert(name, (TypeId::of::<T>(), declaration));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The TypeScript names of a game's types.
pub(crate) struct GameTypes {
    pub id: &'static str,
    pub view: String,
    pub action: String,
    pub event: String,
    pub options: String,
    pub data: String,
    pub setup: String,
}

impl GameTypes {
    pub(crate) fn of<G>(all: &mut Declarations) -> GameTypes
    where
        G: Rules,
        G::View: TS + 'static,
        G::Action: TS + 'static,
        G::Event: TS + 'static,
        G::Layout: TS + 'static,
        G::Options: TS + 'static,
        G::Data: TS + 'static,
    {
        GameTypes {
            id: G::ID,
            view: all.add::<G::View>(),
            action: all.add::<G::Action>(),
            event: all.add::<G::Event>(),
            options: all.add::<G::Options>(),
            data: all.add::<G::Data>(),
            setup: all.add::<G::Layout>(),
        }
    }
}
