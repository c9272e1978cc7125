import { mostPages, type ReadingProblem, type ReadPage } from '#contract/websites/reading.ts';
import { gatherFacts } from './facts/gather-facts.ts';
import type { Page } from './facts/opened-page.ts';
import { type ReadingProgress, saveProgress } from './reading-progress.ts';

/** Ten pages at their usual pace take a third of it. */
const readingMs = 30_000;

/** Where it takes longer to say what is found with each page, it is said when all are read. */
const briefMs = 150;

interface Visited {
  /** The front page first. */
  pages: Page[];
  problem: ReadingProblem | null;
}

/** Visits the pages that matter, and says what is found with each. What does not fit into the time is left out. */
export async function visitPages(
  progress: ReadingProgress,
  address: string,
  until: AbortSignal,
): Promise<Visited> {
  const tooLong = AbortSignal.timeout(readingMs);
  const signal = AbortSignal.any([until, tooLong]);
  const pages: Page[] = [];
  let problem: ReadingProblem | null = null;
  let tookMs = 0;
  const mark = (url: string, state: ReadPage['state'], because: ReadPage['because'] = null) => {
    progress.pages = progress.pages.map((page) => (page.url === url ? { url, state, because } : page));
  };
  for await (const step of progress.ctx.websites.readSite(address, { signal, mostPages })) {
    if (step.type === 'planned')
      progress.pages = step.urls.map((url) => ({ url, state: 'waiting', because: null }));
    if (step.type === 'skipped') mark(step.url, 'skipped', step.because);
    if (step.type === 'failed') problem = step.problem;
    if (step.type === 'read') {
      pages.push({ url: step.url, html: step.html });
      mark(step.url, 'read');
      const from = performance.now();
      if (tookMs < briefMs) progress.found = gatherFacts(pages, { now: progress.ctx.now() });
      tookMs = Math.max(tookMs, performance.now() - from);
    }
    if (step.type === 'reading') {
      mark(step.url, 'reading');
      // What the page before it told is shown with it.
      if (!(await saveProgress(progress))) break;
    }
  }
  if (tooLong.aborted && !until.aborted) {
    for (const { url, state } of progress.pages)
      if (state === 'waiting' || state === 'reading') mark(url, 'skipped', 'slow');
    if (pages.length === 0) problem ??= 'slow';
  }
  return { pages, problem };
}
