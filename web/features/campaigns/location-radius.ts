import { limits, type Location } from '#contract/campaigns.ts';

/** Meta targets no less around a city. */
export const leastAtMetaKm = 17;

/** How far around a city ads are shown: what was chosen, but never less than Meta's least. */
export function radiusShownKm({ radiusKm }: Pick<Location, 'radiusKm'>): number {
  return Math.max(radiusKm ?? limits.radiusKm.default, leastAtMetaKm);
}
