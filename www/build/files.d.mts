/** What a first visit keeps for offline of the files of a site. */
export declare function kept(names: readonly string[]): string[];
/** All files of a folder, as addresses relative to it, sorted. */
export declare function files(folder: string): Promise<string[]>;
/** What no browser asks for: it is for who puts the site on a host. */
export declare function isForHosts(name: string): boolean;
