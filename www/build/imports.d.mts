/** The same script and module, with short names for what one takes from the other. */
export declare function shortNames(script: string, module: Buffer): { script: string; module: Buffer };
