use crate::Failure;
use crate::kind::Rules;
use lexicon::{Dictionary, Language};
use padbolix::{Options, Padbolix};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Rules for Padbolix {
    type Options = Options;

    fn languages(_: &Options) -> Vec<Language> {
        Vec::new()
    }

    fn make(options: Options, seats: usize, _: Vec<Arc<Dictionary>>) -> Result<Padbolix, Failure> {
        options.check(seats).map_err(|refusal| Failure::refused(&refusal, &[]))?;
        Ok(Padbolix::new(options))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
}
