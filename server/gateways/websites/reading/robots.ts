import robotsParser from 'robots-parser';
import { NotVisited } from '../../visits/not-visited.ts';
import { readBody, visit } from '../../visits/visit.ts';
import { lookOf } from '../look.ts';
import type { Guest } from './guest.ts';
import { NotRead, problemIn } from './not-read.ts';

/** What a website asks of robots. */
export interface Robots {
  allows(url: URL): boolean;
  /** How long to rest between two pages, where it says. */
  delayMs: number;
  sitemaps: string[];
}

const ourName = 'Adfjord';
/** As much as RFC 9309 wants to have read. */
const mostBytes = 512 * 1024;
const noRules: Robots = { allows: () => true, delayMs: 0, sitemaps: [] };

/**
 * Asks a website for its robots.txt. Where there is none everything is allowed; where nobody can say, nothing is, and
 * that is thrown: https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1
 */
export async function readRobots(origin: string, guest: Guest): Promise<Robots> {
  const address = `${origin}/robots.txt`;
  try {
    const text = await visit(address, {
      ...guest,
      async take(answer) {
        if (answer.status >= 500 || answer.status === 429) throw new NotRead(problemIn(lookOf(answer)));
        return answer.status < 300 ? (await readBody(answer.body, mostBytes)).bytes.toString() : undefined;
      },
    });
    return text === undefined ? noRules : rulesOf(address, text);
  } catch (error) {
    // Led astray on its way: that is as good as none.
    if (error instanceof NotVisited && error.reason !== 'no-server') return noRules;
    throw error;
  }
}

function rulesOf(address: string, text: string): Robots {
  const robots = robotsParser(address, text.replace(/^\uFEFF/, ''));
  return {
    allows: ({ href }) => robots.isAllowed(href, ourName) ?? true,
    delayMs: Math.max(0, robots.getCrawlDelay(ourName) ?? 0) * 1000,
    sitemaps: robots.getSitemaps(),
  };
}
