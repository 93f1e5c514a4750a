export class Memory {
  constructor(folder: string, most: number);
  of(parts: readonly (string | Uint8Array)[], work: () => Promise<Uint8Array>): Promise<Uint8Array>;
  forget(): Promise<void>;
}
