import type { Ask } from '../visits/answer.ts';
import { askPublicly } from '../visits/ask-publicly.ts';
import { follow } from '../visits/follow.ts';
import { explainTrouble } from './explain-trouble.ts';
import { type Look, lookOf } from './look.ts';

/** Websites of anybody's, visited as a guest who says who it is. Never one in a private network, wherever an address leads. */
export interface Websites {
  /** Looks whether a page answers whoever comes to it. Throws nothing: what goes wrong is what was seen. */
  lookAt(address: string): Promise<Look>;
}

interface Options {
  /** Where is told who it is that comes. */
  aboutUrl: string;
  /** How a website is asked; the open internet unless it is said otherwise. */
  ask?: Ask;
  patienceMs?: number;
  /** In milliseconds, from any beginning. */
  clock?: () => number;
}

/** Enough to see that a page comes; what is longer is let go. */
const mostBytes = 64 * 1024;

/** Opens the way to websites. */
export function openWebsites({
  aboutUrl,
  ask = askPublicly(),
  patienceMs = 10_000,
  clock = () => performance.now(),
}: Options): Websites {
  const headers = { accept: 'text/html,*/*;q=0.8', 'user-agent': `Adfjord/1.0 (+${aboutUrl})` };

  async function visit(address: string, signal: AbortSignal) {
    const answer = await follow(address, { ask, headers, signal });
    try {
      if (answer.status < 300) await readAtMost(answer.body, mostBytes);
      return lookOf(answer);
    } finally {
      answer.close();
    }
  }

  return {
    async lookAt(address) {
      const signal = AbortSignal.timeout(patienceMs);
      const over = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => over.reject(signal.reason as Error), { once: true });
      const from = clock();
      // What takes part in no answer may hang for longer than anybody waits: a look-up of a name.
      const seen = await Promise.race([visit(address, signal), over.promise]).catch(explainTrouble);
      return { ...seen, ms: Math.round(clock() - from) };
    },
  };
}

async function readAtMost(body: AsyncIterable<Uint8Array>, most: number): Promise<void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size >= most) return;
  }
}
