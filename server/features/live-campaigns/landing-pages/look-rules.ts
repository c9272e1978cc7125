import { PageTrouble } from '#contract/live/landing-pages.ts';
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

type Seen = Pick<Look, 'outcome' | 'because' | 'ms'>;
/** As it was looked at last; null before that. */
export interface Known {
  outcome: Look['outcome'] | null;
  because: Look['because'];
  ms: number | null;
  badSince: Date | null;
}

/** What was wrong with a page when it was looked at; null where nothing was, or nobody can say. */
export function troubleOf({ outcome, because, ms }: Omit<Known, 'badSince'>): PageTrouble | null {
  if (outcome === 'reached') return (ms ?? 0) > slowMs ? 'slow' : null;
  if (outcome === 'not-found') return outcome;
  return outcome === 'down' || outcome === 'insecure' ? PageTrouble.parse(because) : null;
}

/** What a look at `at` makes of what was known, and when the next is due. */
export function judge(
  look: Seen,
  { known, at, chance = Math.random() }: { known: Known; at: Date; chance?: number },
): { badSince: Date | null; dueAt: Date } {
  const trouble = troubleOf(look);
  const before = troubleOf(known);
  const isSame = before !== null && (trouble === 'slow') === (before === 'slow');
  const badSince = trouble === null ? null : isSame ? (known.badSince ?? at) : at;
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
