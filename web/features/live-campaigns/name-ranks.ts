import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { pageLanguage } from '#web/ui/page-language.ts';

const ranks = new WeakMap<LiveCampaign, number>();
const ranked = new WeakSet<LiveCampaign[]>();

/** Puts the names in the order of the page's language, once: to compare them anew with every letter typed takes too long. */
export function rankNames(campaigns: LiveCampaign[]): void {
  if (ranked.has(campaigns)) return;
  const { compare } = new Intl.Collator(pageLanguage());
  const inOrder = campaigns.toSorted((one, other) => compare(one.name, other.name));
  for (const [rank, campaign] of inOrder.entries()) ranks.set(campaign, rank);
  ranked.add(campaigns);
}

/** The place of its name among those that were ranked together. */
export function nameRank(campaign: LiveCampaign): number {
  return ranks.get(campaign) ?? 0;
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
