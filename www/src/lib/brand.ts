// The brand of this bundle. brand.json is that of the whole box; a bundle of some games (`cargo xtask dist --games`) may belong to another house: the
// build then replaces the content of brand.json by that of the house's brand file (build/own.mjs). The house's name is in the catalogues.

import said from './brand.json' with { type: 'json' };

type Both = Readonly<Record<'fr' | 'en', string>>;

export interface Brand {
  /** A bundle of some games, not the box. */
  own: boolean;
  /** The house's colour, where no host of a frame asks for another. */
  accent: string | null;
  /** Whether the site's icon is the house's; it then also stands above its name. */
  logo: boolean;
  links: readonly { text: Both; href: string }[];
  legal: Both | null;
}

export const brand: Brand = said;
