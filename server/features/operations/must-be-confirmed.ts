import { type SpendingChange, withChange, worstDay, worstRestOfMonth } from '#contract/live/spending.ts';
import type { RefusalData } from '#contract/refusals.ts';
import type { AppContext } from '#server/app-context.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { DetailsOf, KindName, Subject } from './kind.ts';

interface Asked extends Subject {
  details: DetailsOf<KindName>;
  spends: SpendingChange | null | undefined;
  content: string | undefined;
  confirmed: string | undefined;
}

type Ground = Pick<AppContext, 'db' | 'now' | 'readSpending'>;

/**
 * Lets an assistant do only what somebody has confirmed, as it stands now: what it does, to what, and what that may cost.
 * The refusal tells all three, so that they can be shown. It stands after all other gates: what they refuse is not asked about.
 */
export async function mustBeConfirmed(
  ctx: Ground,
  workspaceId: WorkspaceId,
  { confirmed, ...asked }: Asked,
): Promise<void> {
  const { details, subject, facebookCampaignId, content, name = '' } = asked;
  const { spending, cost } = await reckon(ctx, workspaceId, asked);
  const { dailyBudgetMinor, lifetimeLeftMinor, endsOn } = spending ?? {};
  const hash = hashOf(
    JSON.stringify({
      details,
      subject,
      facebookCampaignId,
      content,
      dailyBudgetMinor,
      lifetimeLeftMinor,
      endsOn,
    }),
  );
  if (hash === confirmed) return;
  if (confirmed !== undefined) throw new Refusal('PREPARED_OTHERWISE');
  const isPaused = details.kind === 'publication' && !details.launchImmediately;
  const kind = isPaused ? 'paused-publication' : details.kind;
  throw new Refusal('TO_BE_CONFIRMED', { content: hash, kind, name, cost });
}

/** What the campaign may spend once that is done, and what it costs then at worst. */
export async function reckon(
  { db, now, readSpending }: Ground,
  workspaceId: WorkspaceId,
  { adAccountId, facebookCampaignId, spends }: Pick<Asked, 'adAccountId' | 'facebookCampaignId' | 'spends'>,
) {
  if (adAccountId === null) return { cost: null };
  const { campaigns, currency, today } = await readSpending(db, workspaceId, { adAccountId, now: now() });
  const held = campaigns.get(facebookCampaignId ?? '');
  const after = spends ? withChange(held, spends) : held;
  if (!after) return { cost: null };
  // One that is made paused costs that once it is let run.
  const running = { ...after, isOn: true };
  const cost: RefusalData<'TO_BE_CONFIRMED'>['cost'] = {
    dailyBudgetMinor: after.dailyBudgetMinor,
    dayMinor: worstDay(running, today),
    restOfMonthMinor: worstRestOfMonth(running, today),
    currency,
    endsOn: after.endsOn,
  };
  return { spending: after, cost };
}
