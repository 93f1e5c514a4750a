/** What a first visit keeps for offline. */
export declare const isKept: (name: string) => boolean;
/** All files of a folder, as addresses relative to it, sorted. */
export declare function files(folder: string): Promise<string[]>;
