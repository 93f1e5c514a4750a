//! Writes what is generated from the Rust types: the TypeScript types of the protocol, the schemas of options, what `games` answers,
//! where the files of resources lie, and which engines the page's build makes.
//! `cargo run -q -p protocol --features ts --example types [-- --check]`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let check = std::env::args().any(|arg| arg == "--check");
    let mut files = vec![
        ("www/src/protocol/types.gen.ts".to_owned(), protocol::types::typescript()),
        ("crates/protocol/src/resources.gen.txt".to_owned(), protocol::types::resource_files()),
    ];
    files.extend(protocol::types::games().map(|(name, text)| (format!("www/src/protocol/{name}"), text)));
    let schemas = protocol::types::schemas().into_iter();
    files.extend(schemas.map(|(name, text)| (format!("crates/protocol/src/schemas/{name}"), text)));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = "www/index.html".to_owned();
    if let Ok(text) = std::fs::read_to_string(root.join(&page)) {
        files.push((page, protocol::types::with_engines(&text)));
    }
    for (name, text) in files {
        let path = root.join(&name);
        if check {
            if std::fs::read_to_string(&path).is_ok_and(|there| there == text) {
                continue;
            }
            eprintln!("{name} is not what the Rust types say. Rewrite it:");
            eprintln!("  cargo run -q -p protocol --features ts --example types");
            return ExitCode::FAILURE;
        }
        let written =
            path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(&path, text));
        if let Err(error) = written {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
