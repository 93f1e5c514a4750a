// Files and links on their way out of the page: to the folder of downloads, or by what the device shares with.

import { asked } from '../device/guest.ts';
import { download } from './download.ts';

export const deliver = download;

const asFile = (name: string, text: string): File => new File([text], name, { type: 'application/json' });

/** Whether this device hands files on to other programs. Some that share links share no files, or not such ones; the host of a frame may
 * want none of it. */
export function canSendFiles(): boolean {
  if (asked.share === 'off') return false;
  try {
    return navigator.canShare?.({ files: [asFile('a.json', '{}')] }) ?? false;
  } catch {
    return false;
  }
}

/** Hands a file on to another program. A person may call that off; where it fails, the file is offered as a download. */
export async function sendFile(name: string, text: string): Promise<void> {
  try {
    await navigator.share({ files: [asFile(name, text)], title: name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(name, text);
  }
}
