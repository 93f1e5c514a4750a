//! How a host makes the game.

use crate::{Options, Padbolix, Refusal};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use tabletop::{Hosted, MakeError, NoData, ResourceName, Supplies};

impl Hosted for Padbolix {
    type Options = Options;
    type Data = NoData;

    fn resources(_: &Options, _: &NoData) -> Vec<ResourceName> {
        Vec::new()
    }

    fn make(options: Options, _: NoData, seats: usize, _: &Supplies) -> Result<Padbolix, MakeError<Refusal>> {
        options.check(seats).map_err(MakeError::Refused)?;
        Ok(Padbolix::new(options))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
}
