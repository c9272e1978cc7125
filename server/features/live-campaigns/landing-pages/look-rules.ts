import type { Look } from '#server/gateways/websites/look.ts';

const minuteMs = 60_000;
/** Four times a day at most. */
const againMs = 6 * 60 * minuteMs;
/** So that pages which were looked at together drift apart. */
const spreadMs = 30 * minuteMs;
/** Something passing is over by then; so long apart two bad looks count. */
export const secondLookMs = 10 * minuteMs;
/**
 * Ours. A first byte after 1.8 s is called poor (https://web.dev/articles/ttfb); three times that, and more, is beyond
 * what the distance from here to the website could explain.
 */
const slowMs = 6_000;

export interface Known {
  /** How the last look was bad; null where it was not, or nobody could say. */
  bad: 'slow' | 'broken' | null;
  badSince: Date | null;
}

/** In which way a look is bad; null where it is not, or nobody can say. */
export function badnessOf({ outcome, ms }: Pick<Look, 'outcome' | 'ms'>): Known['bad'] {
  if (outcome === 'reached') return ms > slowMs ? 'slow' : null;
  return outcome === 'not-found' || outcome === 'down' || outcome === 'insecure' ? 'broken' : null;
}

/** What a look at `at` makes of what was known, and when the next is due. */
export function judge(
  look: Pick<Look, 'outcome' | 'ms'>,
  { known, at, chance = Math.random() }: { known: Known; at: Date; chance?: number },
): { badSince: Date | null; dueAt: Date } {
  const bad = badnessOf(look);
  const badSince = bad === null ? null : bad === known.bad ? (known.badSince ?? at) : at;
  const isSeenTwice = badSince !== null && at.getTime() - badSince.getTime() >= secondLookMs;
  const wait = badSince && !isSeenTwice ? secondLookMs : againMs + chance * spreadMs;
  return { badSince, dueAt: new Date(at.getTime() + wait) };
}

/** Where an ad leads, as it is looked at; undefined where that is nowhere on the web, or a place of Meta's own. */
export function pageOf(link: string): string | undefined {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol) || ofMeta.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}

/** Profiles, forms and chats: they answer robots otherwise than people, and are no page of the advertiser's. */
const ofMeta = /(^|\.)(facebook\.com|fb\.com|fb\.me|instagram\.com|m\.me|wa\.me|whatsapp\.com)$/;
