/** Writes the archive beside the folder, and says its digest. */
export declare function archive(folder: string): Promise<void>;
