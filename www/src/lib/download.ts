// A text as a file on the device.

import { framed } from '../device/guest.ts';

/** Characters that file systems forbid in names, and invisible ones that could hide or reverse a part. */
const UNWANTED = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
/** Longer names are cut. */
const LONGEST = 100;

/** A name that people understand, as a file may bear it: "Plis de lettres – Anna, Bob – 23 nov. 2026.json". */
export function fileName(parts: readonly string[], ending = 'json'): string {
  const plain = parts
    .map((part) => part.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const letters = Array.from(plain.join(' – ').replace(/^[. ]+/, ''));
  const name =
    letters.length > LONGEST
      ? `${letters
          .slice(0, LONGEST - 1)
          .join('')
          .trim()}…`
      : letters.join('');
  return `${name || 'mots-en-main'}.${ending}`;
}

/** Offers the text as a file of that name. A frame may forbid downloads: then nothing happens, and nobody can know it. */
export function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  if (framed)
    console.info('Mots en main: a file is offered. If none comes, the sandbox of this frame lacks allow-downloads.');
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
