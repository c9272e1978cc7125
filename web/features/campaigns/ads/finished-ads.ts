import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';

/** As many ads as a draft holds. */
const most = 20;

/** Puts ads of a writing that was cut short behind those the draft has. Answers how many were new and found room. */
export function keepFinishedAds(
  keeper: Pick<DraftKeeper, 'view' | 'change'>,
  finished: readonly AdCopy[],
): number {
  const { ads } = keeper.view().fields;
  const held = new Set(ads.map(({ id }) => id));
  const fresh = finished.filter(({ id }) => !held.has(id));
  const kept = fresh.slice(0, Math.max(0, most - ads.length));
  if (kept.length > 0) keeper.change({ ads: [...ads, ...kept] });
  return kept.length;
}
