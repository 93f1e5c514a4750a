//! A kind of resource, one file of it, and what a game finds.
//! `cargo run -p supplies --example list`

use std::error::Error;
use supplies::{Kind, Resource, Supplies};

/// Lists of towns, a name a line. A file that is not UTF-8 makes no resource.
static TOWNS: Kind = Kind {
    name: "towns",
    folder: "lists",
    extension: "txt",
    read: |_id, bytes, _progress| {
        let text = std::str::from_utf8(bytes).ok()?;
        Some(Resource::new(text.lines().map(String::from).collect::<Vec<_>>()))
    },
    handing: None,
};

fn main() -> Result<(), Box<dyn Error>> {
    let name = TOWNS.named("fr");
    println!("{name} is read from {}", name.file().ok_or("no file can have this name")?);
    let mut supplies = Supplies::default();
    let resource = name.read("Aix\nÉvian".as_bytes(), &mut |_| {}).ok_or("damaged")?;
    supplies.insert(name.clone(), resource);
    println!("{:?}", supplies.get::<Vec<String>>(&name)?);
    println!("English: {:?}", supplies.find::<Vec<String>>(&TOWNS.named("en"))?);
    Ok(())
}
