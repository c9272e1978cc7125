import { setTimeout } from 'node:timers/promises';
import type { Ask } from '../visits/answer.ts';
import { askPublicly } from '../visits/ask-publicly.ts';
import type { Arrived } from '../visits/follow.ts';
import { readBody, visit } from '../visits/visit.ts';
import { explainTrouble } from './explain-trouble.ts';
import { type Look, lookOf } from './look.ts';
import type { Pause } from './reading/guest.ts';
import { openPoliteVisitor } from './reading/polite-visitor.ts';
import type { SiteStep } from './reading/site-step.ts';

/** Websites of anybody's, visited as a guest who says who it is. Never one in a private network, wherever an address leads. */
export interface Websites {
  /** Looks whether a page answers whoever comes to it. Throws nothing: what goes wrong is what was seen. */
  lookAt(address: string): Promise<Look>;
  /**
   * Reads the front page and what matters beside it, as robots.txt allows and one page at a time. Throws nothing: what
   * goes wrong is a step. Ends where it is when the signal says so.
   */
  readSite(address: string, asked: { signal: AbortSignal; mostPages: number }): AsyncIterable<SiteStep>;
  /** Opens the way to what belongs to pages, until the signal ends it. */
  openFiles(signal: AbortSignal): FetchFile;
}

/** What lies at an address, or undefined where robots.txt forbids it, or it cannot be had or is larger. */
export type FetchFile = (url: string, mostBytes: number) => Promise<FetchedFile | undefined>;

interface FetchedFile {
  /** Where it lies in the end. */
  url: string;
  /** As its server says, which may be wrong. */
  contentType: string;
  bytes: Buffer;
}

interface Options {
  /** Where is told who it is that comes. */
  aboutUrl: string;
  /** How a website is asked; the open internet unless it is said otherwise. */
  ask?: Ask;
  patienceMs?: number;
  /** In milliseconds, from any beginning. */
  clock?: () => number;
  /** How the rest between two pages passes. */
  pause?: Pause;
}

/** Enough to see that a page comes; what is longer is let go. */
const enoughToSee = 64 * 1024;

/** Opens the way to websites. */
export function openWebsites({
  aboutUrl,
  ask = askPublicly(),
  patienceMs = 10_000,
  clock = () => performance.now(),
  pause = (ms, signal) => setTimeout(ms, undefined, { signal }),
}: Options): Websites {
  const headers = { accept: 'text/html,*/*;q=0.8', 'user-agent': `Adfjord/1.0 (+${aboutUrl})` };
  const visitor = { ask, headers, patienceMs };

  return {
    async lookAt(address) {
      const from = clock();
      const seen = await visit(address, {
        ...visitor,
        async take(answer) {
          if (answer.status < 300) await readBody(answer.body, enoughToSee);
          return lookOf(answer);
        },
      }).catch(explainTrouble);
      return { ...seen, ms: Math.round(clock() - from) };
    },
    async *readSite(address, asked) {
      // What understands pages is heavy, and most of the time nobody reads any.
      const { readSite } = await import('./reading/read-site.ts');
      yield* readSite(address, asked, { ...visitor, pause });
    },
    openFiles(signal) {
      const guest = openPoliteVisitor({ ...visitor, pause, signal });
      return async (url, mostBytes) => {
        try {
          return await guest.visit(url, { isFile: true, take: (answer) => takeFile(answer, mostBytes) });
        } catch {
          return undefined;
        }
      };
    },
  };
}

async function takeFile({ url, status, header, body }: Arrived, mostBytes: number) {
  if (status !== 200 || Number(header('content-length') ?? 0) > mostBytes) return undefined;
  const { bytes, isWhole } = await readBody(body, mostBytes);
  return isWhole ? { url: url.href, contentType: header('content-type') ?? '', bytes } : undefined;
}
