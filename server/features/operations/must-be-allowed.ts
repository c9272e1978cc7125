import type { Right } from '#contract/people/roles.ts';
import { type Spending, type SpendingChange, withChange } from '#contract/live/spending.ts';
import type { AppContext } from '#server/app-context.ts';
import { findStanding, standingNow } from '#server/features/workspaces/member-queries.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Subject } from './kind.ts';
import { listMovingOperations } from './queries.ts';

type Asker = Pick<Person, 'id' | 'workspaceId' | 'role'>;

interface Asked extends Pick<Subject, 'adAccountId' | 'facebookCampaignId'> {
  right: Right;
  spends: SpendingChange | null | undefined;
}

/** Refuses whoever has lost the right to it since they asked, or never had it, or would spend above their ceiling. */
export async function mustBeAllowed(
  tx: Database,
  { readSpending, now }: Pick<AppContext, 'readSpending' | 'now'>,
  asker: Asker,
  { right, spends, adAccountId, facebookCampaignId }: Asked,
): Promise<void> {
  const { id, workspaceId } = asker;
  const standing = await findStanding(tx, id, { named: workspaceId });
  const { ceiling } = standingNow(right, asker, standing);
  if (!ceiling || !spends || adAccountId === null) return;
  const { campaigns, currency } = await readSpending(tx, workspaceId, { adAccountId, now: now() });
  const underWay = (await listMovingOperations(tx, workspaceId)).flatMap((each) =>
    each.spends && each.facebookCampaignId === facebookCampaignId && facebookCampaignId ? [each.spends] : [],
  );
  const { dailyBudgetMinor, lifetimeLeftMinor } = [...underWay, spends].reduce<Spending | undefined>(
    withChange,
    campaigns.get(facebookCampaignId ?? ''),
  )!;
  // A budget for a whole run may all be spent on one day.
  if (currency !== ceiling.currency || dailyBudgetMinor + lifetimeLeftMinor > ceiling.dailyMinor)
    throw new Refusal('OVER_CEILING', { ceilingMinor: ceiling.dailyMinor, currency: ceiling.currency });
}
