import { type Location, radiusLimitsKm } from '#contract/campaigns/locations.ts';

/** About as far as a city itself reaches. */
const cityAloneKm = 6;

/** How far around a city ads are shown: what was chosen, but never less than Meta's least; without it the city alone. */
export function radiusShownKm({ radiusKm }: Pick<Location, 'radiusKm'>): number {
  return radiusKm === null ? cityAloneKm : Math.max(radiusKm, radiusLimitsKm.leastAtMeta);
}
