/** A text of the make-believe language: the English one with a mark on every letter. */
export function accented(text: string): string;
