/** The same module with names for its functions by which they are in the order that packs well. */
export declare function named(module: Buffer): Buffer;
/** An order of these functions, as indices: next comes always the one of which most is within the window. */
export declare function order(bodies: readonly Buffer[]): number[];
