import type { AdCopy } from '#contract/campaigns/ads.ts';
import { callsToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findImpossibleButton } from '../rules.ts';

/** Refuses ads that are given a button Meta does not take for what the campaign is to achieve. */
export function checkButtons(
  ads: AdCopy[],
  { objective, held }: { objective: Objective | null; held: AdCopy[] },
): void {
  const place = findImpossibleButton(ads, { objective, held });
  if (place === undefined) return;
  const { callToAction } = ads[place]!;
  const possible = [...callsToActionFor(objective)];
  throw new Refusal('BUTTON_NOT_POSSIBLE', { ad: place + 1, callToAction, possible });
}
