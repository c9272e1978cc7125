import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { StatusTarget } from '#contract/live/switched-parts.ts';
import { targetOf } from '#web/operations/words.ts';

/** Whether this change switches just that: the campaign, or one of these ad sets or ads. */
export function isSwitchOf(details: OperationDetails, type: StatusTarget, ids: readonly string[]): boolean {
  if (details.kind !== 'status' || targetOf(details) !== type) return false;
  if (type === 'campaign') return true;
  const parts = type === 'ad' ? details.ads : details.adSets;
  return parts?.some(({ id }) => ids.includes(id)) ?? false;
}
