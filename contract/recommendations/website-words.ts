import type { PageTrouble } from '../live/landing-pages.ts';
import type { RecommendationReason } from './recommendation.ts';

type Seen =
  | 'page_not_found'
  | 'page_error'
  | 'page_no_server'
  | 'page_silent'
  | 'page_endless'
  | 'page_expired'
  | 'page_insecure'
  | 'page_not_encrypted'
  | 'page_slow';
/** The sentences about the website that ads lead to. */
export type WebsiteLine =
  | Seen
  | 'page_why'
  | 'page_why_budget'
  | 'page_why_slow'
  | 'pixel_silent'
  | 'pixel_silent_why';

const lines: Record<PageTrouble, Seen> = {
  'not-found': 'page_not_found',
  'server-error': 'page_error',
  'no-server': 'page_no_server',
  nobody: 'page_silent',
  silent: 'page_silent',
  'broken-off': 'page_silent',
  endless: 'page_endless',
  expired: 'page_expired',
  'wrong-name': 'page_insecure',
  'self-signed': 'page_insecure',
  'no-encryption': 'page_not_encrypted',
  slow: 'page_slow',
};

interface Params {
  name?: string;
  shown?: string;
  day?: string;
  amount?: string;
}

interface Tools {
  say(line: WebsiteLine, params: Params): string;
  count(count: number): string;
  money(minor: number): string;
  day(day: string): string;
}

type Of<Code extends RecommendationReason['code']> = Extract<RecommendationReason, { code: Code }>;

/** What is wrong with a website, and that clicks are paid for all the same. */
export function websiteWords(
  reason: Of<'landing-page'> | Of<'pixel-silent'>,
  tools: Tools,
): { what: string; why: string } {
  const { say, count, money } = tools;
  if (reason.code === 'landing-page') return pageWords(reason, tools);
  const { name, since, clicks, spendMinor } = reason;
  return {
    what: say('pixel_silent', { name, day: tools.day(since) }),
    why: say('pixel_silent_why', { shown: count(clicks), amount: money(spendMinor) }),
  };
}

function pageWords(
  { address, trouble, status, seconds, since, dailyBudgetMinor }: Of<'landing-page'>,
  { say, count, money, ...tools }: Tools,
): { what: string; why: string } {
  const [, host = address, path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/.exec(address) ?? [];
  const name = trouble === 'no-server' || path === '/' ? host : host + path;
  const day = tools.day(since);
  const line = lines[trouble];
  if (trouble === 'slow')
    return { what: say(line, { name, shown: count(seconds) }), why: say('page_why_slow', { day }) };
  return {
    what: say(line, { name, shown: String(status ?? '') }),
    why:
      dailyBudgetMinor === null
        ? say('page_why', { day })
        : say('page_why_budget', { day, amount: money(dailyBudgetMinor) }),
  };
}
