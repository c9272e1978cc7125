import { choosePages, isSameSite, keyOf } from './choose-pages.ts';
import { linksOf, sentOnTo } from './links.ts';
import { leftOutBecause, NotRead } from './not-read.ts';
import type { Guest } from './guest.ts';
import { openPoliteVisitor, type PoliteVisitor } from './polite-visitor.ts';
import { type Page, readPage } from './read-page.ts';
import { readSitemap } from './sitemap.ts';
import type { SiteStep } from './site-step.ts';

/** As many that matter are enough, and the sitemap need not be asked for. */
const enoughLinks = 5;

/** Reads a website step by step: see `Websites.readSite`. */
export async function* readSite(
  address: string,
  { signal, mostPages }: { signal: AbortSignal; mostPages: number },
  guest: Omit<Guest, 'signal'>,
): AsyncGenerator<SiteStep> {
  try {
    yield* readInTurn(openPoliteVisitor({ ...guest, signal }), address, mostPages);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof NotRead) || error.problem === 'elsewhere') throw error;
    yield { type: 'failed', problem: error.problem };
  }
}

async function* readInTurn(
  visitor: PoliteVisitor,
  address: string,
  mostPages: number,
): AsyncGenerator<SiteStep> {
  const front = await readFront(visitor, address);
  const home = new URL(front.url);
  const others = await planPages(visitor, front, mostPages - 1);
  yield { type: 'planned', urls: [front.url, ...others] };
  yield { type: 'reading', url: front.url };
  yield { type: 'read', ...front };
  const seen = new Set([keyOf(home)]);
  for (const url of others) {
    yield { type: 'reading', url };
    yield await readOther(visitor, url, { home, seen });
  }
}

/** The front page, also where it stands beside the address that was typed, or sends its visitors on from within. */
async function readFront(visitor: PoliteVisitor, address: string): Promise<Page> {
  const page = await readPage(visitor, address).catch(async (error: unknown) => {
    const other = error instanceof NotRead ? otherAddress(address, error.problem) : undefined;
    if (!other) throw error;
    return readPage(visitor, other).catch(() => {
      throw error;
    });
  });
  const next = sentOnTo(page);
  return next ? readPage(visitor, next) : page;
}

/** Small websites may have no certificate, so that nobody answers where one would be, or a name only with www. */
function otherAddress(address: string, problem: NotRead['problem']): string | undefined {
  const { protocol, host } = new URL(address);
  if (problem === 'no-answer' && protocol === 'https:') return address.replace('https:', 'http:');
  const lacksName = problem === 'no-server' || problem === 'insecure';
  return lacksName && !host.startsWith('www.') ? address.replace('://', '://www.') : undefined;
}

async function planPages(visitor: PoliteVisitor, front: Page, most: number): Promise<string[]> {
  const links = linksOf(front);
  const chosen = choosePages(front.url, links, most);
  if (chosen.length >= Math.min(enoughLinks, most)) return chosen;
  const listed = await readSitemap(visitor, new URL(front.url));
  return choosePages(front.url, [...links, ...listed.map((url) => ({ url, text: '' }))], most);
}

async function readOther(
  visitor: PoliteVisitor,
  url: string,
  { home, seen }: { home: URL; seen: Set<string> },
): Promise<SiteStep> {
  try {
    const page = await readPage(visitor, url, (next) => isSameSite(next, home));
    const key = keyOf(new URL(page.url));
    // Led back to one that was read: nothing stands here.
    if (seen.has(key)) return { type: 'skipped', url, because: 'elsewhere' };
    seen.add(key);
    return { type: 'read', ...page, url };
  } catch (error) {
    if (error instanceof NotRead) return { type: 'skipped', url, because: leftOutBecause(error) };
    throw error;
  }
}
