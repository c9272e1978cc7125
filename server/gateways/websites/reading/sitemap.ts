import { readBody } from '../../visits/visit.ts';
import { isSameSite } from './choose-pages.ts';
import { decode } from './decode.ts';
import { NotRead } from './not-read.ts';
import type { PoliteVisitor } from './polite-visitor.ts';

const mostBytes = 1024 ** 2;
const mostAddresses = 500;

/** The addresses a website lists of itself, or none where it does not. Of a list of lists, the one that holds pages. */
export async function readSitemap(visitor: PoliteVisitor, front: URL): Promise<string[]> {
  const { sitemaps } = await visitor.robotsOf(front.origin);
  const told = sitemaps.flatMap((address) => URL.parse(address, front) ?? []);
  const first = told.find((url) => isSameSite(url, front)) ?? new URL('/sitemap.xml', front);
  const list = await readList(visitor, first, front);
  if (!list.isOfLists) return list.addresses;
  const lists = list.addresses.filter((address) => !address.endsWith('.gz'));
  const next = URL.parse(lists.find((address) => /page|side/i.test(address)) ?? lists[0] ?? '');
  return next && isSameSite(next, front) ? (await readList(visitor, next, front)).addresses : [];
}

async function readList(visitor: PoliteVisitor, at: URL, front: URL) {
  const text = await visitor
    .visit(at.href, {
      mayGo: (url) => isSameSite(url, front),
      take: async ({ status, body, header }) =>
        status === 200 ? decode((await readBody(body, mostBytes)).bytes, header('content-type')) : '',
    })
    .catch(ifMissing);
  const named = text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^\s<\]]+)/g);
  const addresses = [...named]
    .slice(0, mostAddresses)
    .map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return {
    addresses: addresses.filter((address) => URL.canParse(address)),
    isOfLists: text.includes('<sitemapindex'),
  };
}

function ifMissing(error: unknown): string {
  if (error instanceof NotRead) return '';
  throw error;
}
