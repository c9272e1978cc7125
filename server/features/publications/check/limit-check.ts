import type { Campaign } from '#contract/campaigns/campaign.ts';
import { highestWithin, type openLimits } from '#server/features/operations/guardrails.ts';
import type { Found } from './checks.ts';

type Draft = Pick<Campaign, 'id' | 'status' | 'dailyBudgetMinor' | 'launchImmediately' | 'endsOn'>;
type FindOver = Awaited<ReturnType<typeof openLimits>>;

/** Whether a draft fits within the limits of its ad account, and with which budget it would; undefined where nothing is limited. */
export function limitCheck(
  { id, status, dailyBudgetMinor, launchImmediately, endsOn }: Draft,
  findOver: FindOver,
  leastMinor = 0,
): Found | undefined {
  // One that is being published is among what is under way.
  if (dailyBudgetMinor === null || status !== 'draft' || !findOver) return undefined;
  const overAt = (addsDailyMinor: number) =>
    findOver({
      subject: id,
      facebookCampaignId: null,
      spends: { turnsOn: launchImmediately, addsDailyMinor, endsOn },
    });
  const over = overAt(dailyBudgetMinor);
  if (!over) return { name: 'limit', state: 'fine', code: 'limit-fine', params: {}, field: null };
  const { per, atWorstMinor: worstMinor, mostMinor, currency } = over;
  const fitsMinor = highestWithin(dailyBudgetMinor, (minor) => overAt(minor) === undefined);
  return {
    name: 'limit',
    state: 'missing',
    code: fitsMinor < Math.max(1, leastMinor) ? `limit-${per}-full` : `limit-${per}`,
    params: { worstMinor, mostMinor, fitsMinor, currency },
    field: 'dailyBudgetMinor',
  };
}
