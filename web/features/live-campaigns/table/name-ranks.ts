import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';

let ranks = new Map<string, number>();
let rankedIn = '';

/** Puts the names in the order of the page's language, unless they are: to compare them anew with every list takes too long. */
export function rankNames(campaigns: LiveCampaign[]): void {
  const language = pageLanguage();
  if (rankedIn === language && campaigns.every(({ name }) => ranks.has(name))) return;
  const { compare } = new Intl.Collator(language);
  const names = [...new Set(campaigns.map(({ name }) => name))].sort(compare);
  ranks = new Map(names.map((name, rank) => [name, rank]));
  rankedIn = language;
}

/** The place of its name among those that were ranked last. */
export function nameRank({ name }: Pick<LiveCampaign, 'name'>): number {
  return ranks.get(name) ?? 0;
}

/** Runs it when the page has nothing to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no word for idle.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
