import type { Campaign } from '#contract/campaigns/campaign.ts';
import type { AppContext } from '#server/app-context.ts';
import { highestWithin, openLimits } from '#server/features/operations/guardrails.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Found } from './checks.ts';

type Draft = Pick<
  Campaign,
  'id' | 'status' | 'facebookAdAccountId' | 'dailyBudgetMinor' | 'launchImmediately' | 'endsOn'
>;

/** Whether a draft fits within what its ad account may cost, and with which budget it would; undefined where nothing is limited. */
export async function limitCheck(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { id, status, facebookAdAccountId, dailyBudgetMinor, launchImmediately, endsOn }: Draft,
  leastMinor: number,
): Promise<Found | undefined> {
  // One that is being published is among what is under way.
  if (dailyBudgetMinor === null || status !== 'draft') return undefined;
  const findOver = await openLimits(ctx, workspaceId, facebookAdAccountId);
  if (!findOver) return undefined;
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
