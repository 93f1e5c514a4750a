// A sheet of pictures as WebP, drawn by the browser that took them.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.mjs';

const QUALITY = 0.72;

/** Puts pictures (PNG, base64) together in rows, all at one scale (a device on its side is lower than one that stands) and keeps them in docs/pictures. */
export async function sheet(page, name, rows, scale) {
  const drawn = await page.evaluate(
    async ({ rows, scale, quality }) => {
      const pictures = await Promise.all(
        rows.map((row) =>
          Promise.all(
            row.map((base64) =>
              createImageBitmap(
                new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/png' }),
              ),
            ),
          ),
        ),
      );
      const gap = 10;
      const height = Math.max(...pictures.flat().map((one) => one.height * scale));
      const widths = pictures.map((row) => row.reduce((sum, one) => sum + one.width * scale + gap, -gap));
      const canvas = new OffscreenCanvas(Math.ceil(Math.max(...widths)), Math.ceil(rows.length * (height + gap) - gap));
      const context = canvas.getContext('2d');
      context.fillStyle = '#8a8278';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.imageSmoothingQuality = 'high';
      for (const [at, row] of pictures.entries()) {
        let x = 0;
        for (const one of row) {
          context.drawImage(one, x, at * (height + gap), one.width * scale, one.height * scale);
          x += one.width * scale + gap;
        }
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { rows, scale, quality: QUALITY },
  );
  const bytes = Buffer.from(drawn, 'base64');
  await writeFile(path.join(root, 'docs/pictures', name), bytes);
  console.log(`docs/pictures/${name}: ${Math.round(bytes.length / 1024)} kB`);
}
