// Records are long and much alike: kept packed, where the browser can (Compression Streams; a record of 150 actions of 7 KB
// comes to 0.6 KB), and as their text where it cannot.

const FORMAT = 'deflate-raw';

/** As it is kept. */
export type Packed = { packed: typeof FORMAT; bytes: Uint8Array } | { packed: null; text: string };

/** The longest record that is unpacked, in bytes: the engine reads none that is longer. */
export const LONGEST = 4 << 20;

export async function pack(record: unknown): Promise<Packed> {
  const text = JSON.stringify(record);
  try {
    return { packed: FORMAT, bytes: await deflated(text) };
  } catch {
    return { packed: null, text };
  }
}

/** The record; null where that row is none, or its text is longer than `LONGEST` or than the room that is left. The text takes up room. */
export async function unpack(row: unknown, room = { left: LONGEST }): Promise<unknown> {
  const { packed, bytes, text } = (row ?? {}) as { packed?: unknown; bytes?: unknown; text?: unknown };
  try {
    if (packed === null && typeof text === 'string') return JSON.parse(text) as unknown;
    if (packed !== FORMAT || !(bytes instanceof Uint8Array)) return null;
    const most = Math.min(LONGEST, room.left);
    const plain = await inflated(bytes, most);
    room.left -= plain?.length ?? most;
    return JSON.parse(plain ?? '') as unknown;
  } catch {
    return null;
  }
}

export async function deflated(plain: BlobPart): Promise<Uint8Array> {
  const stream = new Blob([plain]).stream().pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** As much of a text as can be unpacked; null where it is longer than `most` bytes. A few bytes may unpack to thousands of times as many. `slice`:
 * how many bytes are unpacked at a time. */
export async function inflated(packed: Uint8Array, most: number, slice = 16_384): Promise<string | null> {
  const stream = new DecompressionStream(FORMAT);
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const write = async (): Promise<void> => {
    for (let at = 0; at < packed.length; at += slice) await writer.write(packed.slice(at, at + slice) as BufferSource);
    await writer.close();
  };
  const written = write().catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      size += value.length;
      if (size > most) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    // It was cut, or is none: what came before is whole.
  }
  await written;
  return await new Blob(chunks as BlobPart[]).text();
}
