import { may } from '#contract/people/roles.ts';
import { type SpendingChange, withChange } from '#contract/live/spending.ts';
import type { AppContext } from '#server/app-context.ts';
import { findStanding } from '#server/features/workspaces/member-queries.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Subject } from './kind.ts';

type Asker = Pick<Person, 'id' | 'workspaceId'>;

/** Refuses whoever has lost the right to change something at Meta since they asked, or would spend above their ceiling. */
export async function mustBeAllowed(
  tx: Database,
  { readSpending, now }: Pick<AppContext, 'readSpending' | 'now'>,
  { id, workspaceId }: Asker,
  asked: Pick<Subject, 'adAccountId' | 'facebookCampaignId'> & { spends: SpendingChange | undefined },
): Promise<void> {
  const standing = await findStanding(tx, id, { named: workspaceId });
  if (!standing) throw new Refusal('NOT_A_MEMBER');
  const { role, ceiling } = standing;
  if (!may(role, 'steer')) throw new Refusal('NOT_ALLOWED', { right: 'steer', role });
  const { spends, adAccountId, facebookCampaignId } = asked;
  if (!ceiling || !spends || adAccountId === null) return;
  const { campaigns, currency } = await readSpending(tx, workspaceId, { adAccountId, now: now() });
  const { dailyBudgetMinor, lifetimeLeftMinor } = withChange(campaigns.get(facebookCampaignId ?? ''), spends);
  // A budget for a whole run may all be spent on one day.
  const isOver = currency !== ceiling.currency || dailyBudgetMinor + lifetimeLeftMinor > ceiling.dailyMinor;
  const spendsMore = spends.turnsOn || spends.addsDailyMinor > 0 || (spends.addsLifetimeMinor ?? 0) > 0;
  if (isOver && spendsMore)
    throw new Refusal('OVER_CEILING', { ceilingMinor: ceiling.dailyMinor, currency: ceiling.currency });
}
