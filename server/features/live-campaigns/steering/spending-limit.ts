import { minorDigits } from '#contract/currencies.ts';
import { spendsOn } from '#contract/live/spending.ts';
import type { AppContext } from '#server/app-context.ts';
import { getAdAccountAccess } from '#server/features/connections/access.ts';
import { saveStanding } from '#server/features/connections/queries.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { DetailsOf, Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { changedSinceProblem, notTakenProblem } from '#server/features/operations/problems.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type Held, updateLiveCampaign } from '../live-row-queries.ts';
import { campaignGone } from './gone-at-meta.ts';
import { permitOnLive } from './permit-on-live.ts';

type Details = DetailsOf<'spending-limit'>;

/** Says what a campaign may spend in all: Meta stops it there. */
export function setCampaignLimit(
  ctx: AppContext,
  person: Person,
  { facebookCampaignId, limitMinor }: { facebookCampaignId: string; limitMinor: number | null },
): Promise<OperationRow> {
  return acceptOperation(ctx, person, {
    kind: spendingLimitKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, person.workspaceId, facebookCampaignId),
    decide: (_, { campaign: { adAccountId, currency, limitMinor: from } }) =>
      detailsOf('campaign', { adAccountId, currency, from, to: limitMinor }),
  });
}

/** Says what an ad account may spend in all from now on: Meta stops everything in it there. */
export function setAccountLimit(
  ctx: AppContext,
  person: Person,
  { adAccountId, limitMinor }: { adAccountId: string; limitMinor: number | null },
): Promise<OperationRow> {
  return acceptOperation(ctx, person, {
    kind: spendingLimitKind,
    permit: (tx) => permitOnAccount({ ...ctx, db: tx }, person.workspaceId, adAccountId),
    decide: (_, { adAccount: { currency, limitMinor: from = null } }) =>
      detailsOf('account', { adAccountId, currency, from, to: limitMinor }),
  });
}

async function permitOnAccount(
  ctx: Parameters<typeof permitOnLive>[0],
  workspaceId: WorkspaceId,
  adAccountId: string,
) {
  const access = await getAdAccountAccess(ctx, workspaceId, adAccountId);
  return { subject: limitPartOf(adAccountId), facebookCampaignId: null, adAccountId, ...access };
}

function detailsOf(
  of: Details['of'],
  { from, to, ...where }: { adAccountId: string; currency: string; from: number | null; to: number | null },
): Details {
  return { kind: 'spending-limit', of, ...where, from: { limitMinor: from }, to: { limitMinor: to } };
}

/** The spending limit at Meta of an ad account or of a campaign. */
export function limitPartOf(id: string | null): string {
  return `spending-limit:${id}`;
}

/** Sets a limit at Meta. What Meta holds afterwards, to the last øre, is what was meant, or what was there before. */
export const spendingLimitKind: OperationKind<'spending-limit'> = {
  right: ({ of }) => (of === 'account' ? 'manage' : 'steer'),
  spends: (_tx, _workspaceId, { details: { of, from, to } }) =>
    of === 'campaign' && isHigher(to.limitMinor, from.limitMinor) ? spendsOn : null,
  // That of an ad account is a limit to all of its campaigns.
  isAskedFirst: true,
  parts: ({ of, adAccountId }, facebookCampaignId) => [
    limitPartOf(of === 'account' ? adAccountId : facebookCampaignId),
  ],
  run,
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  permit: (ctx, workspaceId, facebookCampaignId, adAccountId) =>
    adAccountId && facebookCampaignId === ''
      ? permitOnAccount(ctx, workspaceId, adAccountId)
      : permitOnLive(ctx, workspaceId, facebookCampaignId),
  // An ad account's is looked at once more at Meta before it is taken back.
  isStillSo: ({ of, to }, facebookCampaignId, held) =>
    of === 'account' || (held as Held).campaigns.get(facebookCampaignId)?.limitMinor === to.limitMinor,
  unchanged: () => 'spending-limit',
  keepsSpending: ({ from, to }) => isHigher(from.limitMinor, to.limitMinor),
};

/** None is the highest. */
function isHigher(one: number | null, other: number | null): boolean {
  return other !== null && (one === null || one > other);
}

async function run(context: RunContext<'spending-limit'>): Promise<Ending> {
  const { ctx, account, details, operation, save } = context;
  const campaignId = details.of === 'campaign' ? operation.facebookCampaignId! : undefined;
  const { limitMinor } = details.to;
  const before = await ctx.meta.readSpendingLimit(account, campaignId);
  if (!before) return campaignGone(context);
  if (before.limitMinor === limitMinor) return kept(context, limitMinor);
  // What an interrupted try has left half done is not what was there before.
  const isFirstTry = operation.progress === null;
  const from = isFirstTry ? before : details.from;
  const isAnother = before.limitMinor !== details.from.limitMinor;
  // Lowered at Meta since: it would rise by more than anybody has agreed to.
  const risesByMore =
    isHigher(limitMinor, before.limitMinor) && isHigher(details.from.limitMinor, before.limitMinor);
  if (isFirstTry && isAnother && (operation.undoes || risesByMore))
    return { ...kept(context, before.limitMinor), problem: changedSinceProblem() };
  await save({ details: { ...details, from } });
  const read = async () => (await ctx.meta.readSpendingLimit(account, campaignId))?.limitMinor;
  const send = (unit: 'major' | 'minor', limit = limitMinor) =>
    ctx.meta.setSpendingLimit(account, { campaignId, limitMinor: limit, unit });
  await sendOperation(context, { send: () => send('major') });
  let held = await read();
  const isProof = !isFirstTry || held !== before.limitMinor;
  const takesMinor = !campaignId && isProof && held === inMajor(limitMinor, details.currency);
  if (takesMinor && held !== limitMinor) {
    await send('minor');
    held = await read();
  }
  if (held === limitMinor) return kept(context, held);
  for (const unit of takesMinor ? (['minor', 'major'] as const) : (['major', 'minor'] as const)) {
    if (held !== from.limitMinor) await send(unit, from.limitMinor);
    held = await read();
  }
  if (held === undefined) return campaignGone(context);
  return { ...kept(context, held), problem: notTakenProblem('other-limit') };
}

/** What stands there where the units that were sent were taken for smaller ones. */
function inMajor(minor: number | null, currency: string): number | null {
  return minor === null ? null : Math.round(minor / 10 ** minorDigits(currency)) || null;
}

function kept(
  { ctx, workspaceId, details: { of, adAccountId }, operation }: RunContext<'spending-limit'>,
  limitMinor: number | null,
): Ending {
  const changedHereAt = new Date(ctx.now());
  const facebookCampaignId = operation.facebookCampaignId!;
  return {
    keep: (tx) =>
      of === 'account'
        ? saveStanding(tx, workspaceId, { adAccountId, limitMinor })
        : updateLiveCampaign(tx, workspaceId, { facebookCampaignId, limitMinor, changedHereAt }),
  };
}
