// The windows that screens are looked at in, in two languages and two themes.

export interface Size {
  readonly width: number;
  readonly height: number;
}

const [small, phone, low, lying, upright, tablet, desk] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
] as const;

/** The window of a laptop: wide, and with little height. */
export const LAPTOP: Size = { width: 1280, height: 720 };

/** A small phone, a phone, the same on its side, a tablet held upright, one on its side, a desk. */
export const SIZES: readonly Size[] = [small, phone, lying, upright, tablet, desk];

/** Every kind of tablet, upright and flat, in a browser with its bars too, beside the phones, a small one on its side too, a laptop and a desk. */
export const EVERY: readonly Size[] = [
  small,
  phone,
  low,
  lying,
  upright,
  { width: 820, height: 1180 },
  { width: 1024, height: 700 },
  { width: 1024, height: 768 },
  tablet,
  LAPTOP,
  desk,
];

/** What has to fit wherever it comes: the phones and a tablet. */
export const MAIN: readonly Size[] = [small, phone, lying, tablet];

/** Where axe looks: the narrowest and one with room. */
export const FEW: readonly [Size, Size] = [small, tablet];

/** Where text is looked at twice as large. */
export const LARGE: readonly Size[] = [phone, tablet];

/** Every state is looked at twice: in the other language and the other colours wherever the layout is another. */
export const LOOKS = [
  { theme: 'light', language: 'fr', sizes: SIZES },
  { theme: 'dark', language: 'en', sizes: [small, lying, upright, tablet] as readonly Size[] },
] as const;
