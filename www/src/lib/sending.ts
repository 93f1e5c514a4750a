// Sends files out of the page: to the downloads folder, or to other programs.

import { asked } from '../device/guest.ts';
import { download } from './download.ts';

export const deliver = download;

const asFile = (name: string, text: string): File => new File([text], name, { type: 'application/json' });

/** Whether this device can share files with other programs. Some devices share links but no files, or not files of this type; the host of a frame may
 * forbid sharing. */
export function canSendFiles(): boolean {
  if (asked.share === 'off') return false;
  try {
    return navigator.canShare?.({ files: [asFile('a.json', '{}')] }) ?? false;
  } catch {
    return false;
  }
}

/** Shares a file with another program. If this fails, the file is offered as a download, unless the person has cancelled the sharing. */
export async function sendFile(name: string, text: string): Promise<void> {
  try {
    await navigator.share({ files: [asFile(name, text)], title: name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(name, text);
  }
}
