import type { ChangeMatter } from '#contract/live/change-matter.ts';
import type { StatusTarget } from '#contract/live/switched-parts.ts';
import { targetOf } from './change-words.ts';

/** Whether this change switches just that: the campaign, or one of these ad sets or ads. */
export function isSwitchOf(matter: ChangeMatter, type: StatusTarget, ids: readonly string[]): boolean {
  if (matter.kind !== 'status' || targetOf(matter) !== type) return false;
  if (type === 'campaign') return true;
  const parts = type === 'ad' ? matter.ads : matter.adSets;
  return parts?.some(({ id }) => ids.includes(id)) ?? false;
}
