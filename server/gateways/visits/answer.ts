/** What a website answers, its body not read yet. Whoever is done with it closes it. */
export interface Answer {
  status: number;
  /** By its name in small letters. */
  header(name: string): string | undefined;
  /** As they are sent back: `name=value`. */
  cookies: string[];
  body: AsyncIterable<Uint8Array>;
  close(): void;
}

interface Asking {
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** One request to a website. A redirect is told, not followed. */
export type Ask = (url: URL, asking: Asking) => Promise<Answer>;

/** `name=value` of what a website wants to have sent back. */
export function toCookies(setCookie: string[]): string[] {
  return setCookie.map((each) => each.split(';', 1)[0]!.trim());
}
