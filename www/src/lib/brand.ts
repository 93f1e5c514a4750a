// Whose bundle this is. The box is its own; a bundle of some games (`cargo xtask dist --games`) may be a house's: the build then puts what
// its brand file says in the place of brand.json (build/own.mjs). Its name is in the catalogues.

import said from './brand.json' with { type: 'json' };

type Both = Readonly<Record<'fr' | 'en', string>>;

export interface Brand {
  /** A bundle of some games, not the box. */
  own: boolean;
  /** The house's colour, where no host of a frame asks for another. */
  accent: string | null;
  /** The site's icon is the house's, and stands above its name. */
  logo: boolean;
  links: readonly { text: Both; href: string }[];
  legal: Both | null;
}

export const brand: Brand = said;
