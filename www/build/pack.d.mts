/** A file that another one beside it is packed into. */
export declare function isPacked(name: string): boolean;
export declare function pack(folder: string): Promise<void>;
