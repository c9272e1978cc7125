import type { Reading } from '#contract/websites/reading.ts';
import { openTestHouse } from '#tests/house.ts';
import { type Judged, judgeFacts } from './judge-facts.ts';
import { truths } from './truth.ts';

export interface ReadSite {
  host: string;
  /** How it ended, where it may not end like that. */
  wrongEnd: string | null;
  judged: Judged[];
  pages: number;
  ms: number;
}

/** Has the product read each of the twelve websites, and holds what it says against what stands there. */
export async function readSites(): Promise<ReadSite[]> {
  const house = await openTestHouse();
  try {
    const kari = await house.visitor().join();
    const sites: ReadSite[] = [];
    for (const truth of truths) {
      const startedAt = performance.now();
      const { id } = await kari.ask.websites.read({ address: truth.host });
      const failures = await house.runJobs();
      if (failures.length > 0) throw failures[0];
      const reading = await kari.ask.websites.get({ id });
      sites.push({
        host: truth.host,
        wrongEnd: wrongEndOf(reading, truth.problems),
        judged: judgeFacts(reading.found, truth),
        pages: reading.pages.filter(({ state }) => state === 'read').length,
        ms: performance.now() - startedAt,
      });
    }
    return sites;
  } finally {
    await house.close();
  }
}

function wrongEndOf({ status, problem }: Reading, problems: readonly (string | null)[]): string | null {
  return status === 'done' && problems.includes(problem) ? null : `${status}, ${problem}`;
}
