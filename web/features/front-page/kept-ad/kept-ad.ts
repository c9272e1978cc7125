import { type ExampleTone, exampleTones } from '../try/example-tones.ts';

/** An ad somebody tried on the front page and wants to go on with. All of it may have been typed by a stranger. */
export interface KeptAd {
  what: string;
  place: string;
  /** Whether the place is a town of ours, which the builder can draw. */
  isTown: boolean;
  trade: string;
  tone: ExampleTone;
  headline: string;
  text: string;
  dailyBudgetKroner: number;
  language: 'en' | 'nb';
}

const storageKey = 'kept-ad';
/** Long enough to find the email, not long enough to surprise whoever uses this browser next month. */
export const keptForMs = 48 * 60 * 60 * 1000;

/** The longest each text may be, as the builder takes them. */
const most = { what: 60, place: 60, trade: 30, headline: 60, text: 200 };
const budget = { least: 10, most: 10_000 };

/** Keeps an ad in this browser until somebody begins a campaign with it, or two days have gone. */
export function keepAd(ad: KeptAd, now = Date.now()): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...ad, keptAt: now }));
  } catch {
    // A browser that keeps nothing leads to the same pages, only empty.
  }
}

/** The kept ad, if there is one and it is whole, young and of the right shape; what is too long is cut. */
export function findKeptAd(now = Date.now()): KeptAd | undefined {
  const kept = readStored();
  if (!kept) return undefined;
  const { isTown, tone, language, keptAt, dailyBudgetKroner } = kept;
  const what = line(kept.what, most.what);
  const isYoung = typeof keptAt === 'number' && keptAt <= now && now - keptAt < keptForMs;
  const toneName = exampleTones.find((one) => one === tone);
  if (!what || !isYoung || !toneName || (language !== 'en' && language !== 'nb')) return undefined;
  if (typeof dailyBudgetKroner !== 'number' || !Number.isFinite(dailyBudgetKroner)) return undefined;
  return {
    what,
    place: line(kept.place, most.place),
    isTown: isTown === true,
    trade: line(kept.trade, most.trade),
    tone: toneName,
    headline: line(kept.headline, most.headline),
    text: line(kept.text, most.text),
    dailyBudgetKroner: Math.round(Math.min(Math.max(dailyBudgetKroner, budget.least), budget.most)),
    language,
  };
}

export function forgetKeptAd(): void {
  localStorage.removeItem(storageKey);
}

function readStored(): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : undefined;
  } catch {
    return undefined;
  }
}

/** One line of letters people can see, no longer than this. */
function line(text: unknown, longest: number): string {
  if (typeof text !== 'string') return '';
  return text
    .slice(0, 1000)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}
