//! Writes the TypeScript types of the protocol: `cargo run -q -p protocol --features ts --example types [-- --check]`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/src/protocol/types.gen.ts");
    let text = protocol::types::typescript();
    if std::env::args().any(|arg| arg == "--check") {
        if std::fs::read_to_string(&path).is_ok_and(|there| there == text) {
            return ExitCode::SUCCESS;
        }
        eprintln!("www/src/protocol/types.gen.ts is not what the Rust types say. Write it anew:");
        eprintln!("  cargo run -q -p protocol --features ts --example types");
        return ExitCode::FAILURE;
    }
    let written =
        path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(&path, text));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}
