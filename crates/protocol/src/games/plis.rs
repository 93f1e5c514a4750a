use crate::Failure;
use crate::kind::Rules;
use lexicon::{Dictionary, Language};
use plis::{Options, Plis};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Rules for Plis {
    type Options = Options;

    fn languages(_: &Options) -> Vec<Language> {
        Vec::new()
    }

    fn make(options: Options, seats: usize, _: Vec<Arc<Dictionary>>) -> Result<Plis, Failure> {
        options.check(seats).map_err(|refusal| Failure::refused(&refusal, &[]))?;
        Ok(Plis::new(options))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
}
