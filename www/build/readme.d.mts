/** The text of a document without the pictures and links that lead to other files. */
export declare function standingAlone(text: string): string;
