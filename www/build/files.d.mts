/** What a first visit keeps for offline. */
export declare const isKept: (name: string) => boolean;
/** All files of a folder, as addresses relative to it, sorted. */
export declare function files(folder: string): Promise<string[]>;
/** What no browser asks for: it is for who puts the site on a host. */
export declare function isForHosts(name: string): boolean;
