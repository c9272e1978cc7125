import { isDeepStrictEqual } from 'node:util';
import { brakeNames, noBrakes } from '#contract/live/brakes.ts';
import { spendsOn } from '#contract/live/spending.ts';
import type { Ending, EngineParts, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { brakeRefusedProblem, goneProblem } from '#server/features/operations/problems.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { coded } from '#server/platform/coded-text.ts';
import type { Held } from '../live-row-queries.ts';
import { permitOnLive } from '../steering/permit-on-live.ts';
import type { KeptBrake } from '../tables.ts';
import { armBrake, holdByLimit } from './arm-brake.ts';
import { type BrakesRow, findBrakes, listWithResults, removeBrakes, saveBrakes } from './brakes-queries.ts';

/** A campaign whose brakes may be worked on. */
export async function permitBrakes(...[ctx, workspaceId, id]: Parameters<EngineParts['permit']>) {
  return { ...(await permitOnLive(ctx, workspaceId, id)), ...subjectOf(id) };
}

/** Of its own: a campaign can be deleted while Meta does not take a brake. */
export function subjectOf(facebookCampaignId: string) {
  return { subject: `brakes:${facebookCampaignId}`, facebookCampaignId };
}

/** Sets the brakes of a campaign at Meta, changes them, and takes them away. */
export const brakesKind: OperationKind<'brakes'> = {
  // Without it money is at risk, and after a publication nobody sits before it.
  isPatient: true,
  spends: (_tx, _workspaceId, { details: { from, to } }) =>
    brakeNames.some((name) => from[name] !== null && (to[name] === null || to[name] > from[name]))
      ? spendsOn
      : null,
  permit: permitBrakes,
  parts: (_, facebookCampaignId) => [subjectOf(facebookCampaignId!).subject],
  run,
  // Nobody sits before what follows a publication: it goes on once somebody has reconnected.
  waitsOut: (_, _operation, error) =>
    Promise.resolve(!(error instanceof GatewayError) || error.failureKind === 'unauthorized'),
  reverse: ({ kind, from, to, currency }) => ({ kind, from: to, to: from, currency }),
  isStillSo({ to }, facebookCampaignId, held) {
    const { brakes, campaigns } = held as Held;
    const isThere = campaigns.get(facebookCampaignId)?.goneAt === null;
    return isThere && isDeepStrictEqual(brakes.get(facebookCampaignId)?.settings ?? noBrakes, to);
  },
  unchanged: () => 'brakes',
  keepsSpending: () => true,
};

const ever = 'spentWithoutResultMinor';

async function run(context: RunContext<'brakes'>): Promise<Ending> {
  const { ctx, account, details, operation, workspaceId } = context;
  const { adAccountId, personId, startedAt } = operation;
  const { to: settings, currency } = details;
  const facebookCampaignId = operation.facebookCampaignId!;
  const row = await findBrakes(ctx.db, workspaceId, facebookCampaignId);
  const campaign = await ctx.meta.readBraked(account, facebookCampaignId);
  const listed = await ctx.meta.listRules(account);
  const rules: BrakesRow['rules'] = {};
  for (const name of brakeNames)
    rules[name] = await armBrake(context, { name, campaign, listed, before: row?.rules[name] });
  // Last, so that a later try is told whether the limit that stands is of this one.
  if (campaign) {
    const hasResult = (await listWithResults(ctx.db, workspaceId, [facebookCampaignId])).size > 0;
    const [before, beforeMinor] = [row?.rules[ever], row?.settings[ever] ?? null];
    const amounts = { beforeMinor, wantedMinor: settings[ever] };
    rules[ever] = await holdByLimit(context, rules[ever], { campaign, before, amounts, hasResult });
  }
  const isNone = isDeepStrictEqual(settings, noBrakes);
  const refused = Object.values(rules).find((rule) => rule?.status === 'refused');
  const problem = refused ? brakeRefusedProblem(wordsOf(refused)) : campaign || isNone ? null : goneProblem();
  const at = { checkedAt: new Date(ctx.now()), historyReadTo: row?.historyReadTo ?? startedAt };
  const kept = { adAccountId: adAccountId!, currency, personId, settings, rules, ...at };
  return {
    ...(problem && { problem }),
    keep: (tx) =>
      !campaign || isNone
        ? removeBrakes(tx, workspaceId, facebookCampaignId)
        : saveBrakes(tx, workspaceId, { facebookCampaignId, ...kept }),
  };
}

/** What Meta said, as the reason of a problem. */
function wordsOf({ metaWords }: KeptBrake) {
  const { because } = new GatewayError({
    service: 'Meta',
    failureKind: 'rejected',
    ...(metaWords ? { words: metaWords } : { reason: coded('brake-reads-otherwise') }),
  });
  return because;
}
