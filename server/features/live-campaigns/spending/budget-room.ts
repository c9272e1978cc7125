import type { RefusalData } from '#contract/refusals.ts';
import type { AppContext } from '#server/app-context.ts';
import { highestWithin, openLimits } from '#server/features/operations/guardrails.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { getLiveCampaign } from '../queries.ts';
import { findBudget } from '../steering/daily-budget.ts';

/** More than any ad account may spend, and little enough to count with. */
const beyondAllMinor = 10 ** 12;

type Limit = Pick<RefusalData<'OVER_GUARDRAIL'>, 'per' | 'mostMinor' | 'currency'>;

/** The highest daily budget the limits leave room for, and which of them; null where none stands in the way. */
export async function findBudgetRoom(
  ctx: AppContext,
  person: Person,
  input: { facebookCampaignId: string; facebookAdSetId?: string | undefined },
): Promise<(Limit & { highestMinor: number }) | null> {
  const { facebookCampaignId } = input;
  const campaign = await getLiveCampaign(ctx.db, person.workspaceId, facebookCampaignId);
  const { presentMinor } = await findBudget(ctx.db, person, { campaign, input });
  const findOver = await openLimits(ctx, person.workspaceId, campaign.adAccountId);
  const overAt = (dailyBudgetMinor: number) =>
    findOver?.({
      subject: facebookCampaignId,
      facebookCampaignId,
      spends: { turnsOn: false, addsDailyMinor: Math.max(0, dailyBudgetMinor - presentMinor) },
    });
  if (!overAt(beyondAllMinor)) return null;
  const highestMinor = highestWithin(beyondAllMinor, (minor) => !overAt(minor));
  const { per, mostMinor, currency } = overAt(highestMinor + 1)!;
  return { highestMinor, per, mostMinor, currency };
}
