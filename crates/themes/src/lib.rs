//! Dés à thèmes: be quick to find a word that fits the theme and uses many letters of the dice.

mod lists;
mod roots;

pub use lists::*;
pub use roots::Roots;
