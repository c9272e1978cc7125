export const frugalFlags: string[];
/** What makes our Node take no more memory than it uses. */
export const frugal: Record<string, string>;
