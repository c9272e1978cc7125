import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { HeldRun } from '#server/gateways/meta/steering/steering.ts';
import type { HeldSwitch } from '#server/gateways/meta/steering/switch-all.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getLiveCampaign, listLiveAdSets } from '../queries.ts';
import { dailyBudgetOf } from '../rules.ts';
import { keepBudgetSum } from './budget-sum.ts';
import type { DetailsOf, Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import {
  changedSinceProblem,
  goneProblem,
  notTakenProblem,
  partlyProblem,
} from '#server/features/operations/problems.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { type Held, updateLiveCampaign } from '../live-row-queries.ts';
import { findDelivery } from '../sync/read-deliveries.ts';
import { campaignGone } from './gone-at-meta.ts';
import { keepSwitches } from './switch-queries.ts';
import type { StoredOperationProblem } from '#server/features/operations/tables.ts';

/** What Meta holds of a campaign, with all the parts that are to be switched. */
interface Seen {
  run: HeldRun;
  /** As they are switched, by id: the campaign as well, where it is to be switched. */
  switches: Map<string, HeldSwitch>;
}

/** Pauses at Meta, or lets run, reads back down to the ads, and keeps what Meta makes of all that the campaign holds. */
export const statusKind: OperationKind<'status'> = {
  spends,
  parts: switchedParts,
  run: switchAll,
  reverse,
  isStillSo(details, facebookCampaignId, held) {
    const { to, target = 'campaign', adSets = [], ads = [] } = details;
    const { campaigns, adSets: heldSets, ads: heldAds } = held as Held;
    const isSo = (row: { configuredStatus: string } | undefined) => row?.configuredStatus === to;
    return (
      (target !== 'campaign' || isSo(campaigns.get(facebookCampaignId))) &&
      adSets.every(({ id }) => isSo(heldSets.get(id))) &&
      ads.every(({ id }) => isSo(heldAds.get(id)))
    );
  },
  unchanged({ to, target = 'campaign' }) {
    if (target === 'campaign') return to === 'PAUSED' ? 'pause' : 'status';
    return to === 'PAUSED' ? 'pause-part' : 'run-part';
  },
  keepsSpending: ({ to }) => to === 'PAUSED',
  async tell(ctx, reader, { facebookCampaignId, status }) {
    if (status !== 'done') return {};
    // Switched on is not yet delivered.
    const delivery = facebookCampaignId && (await findDelivery(ctx, reader, facebookCampaignId));
    return delivery ? { delivery } : {};
  },
};

/** Everything that is switched: the campaign, or some of what is in it. */
function switchedParts(
  { from, to, target, adSets = [], ads = [] }: DetailsOf<'status'>,
  facebookCampaignId: string | null,
): string[] {
  const isOfCampaign =
    (target ?? 'campaign') === 'campaign' && (from !== to || adSets.length + ads.length === 0);
  const ids = [...adSets, ...ads].map(({ id }) => id);
  return [...(isOfCampaign ? [facebookCampaignId ?? ''] : []), ...ids].map((id) => `status:${id}`);
}

/** What is let run: the campaign, and what its budget grows by when ad sets with budgets of their own are. */
async function spends(
  tx: Database,
  workspaceId: WorkspaceId,
  {
    details: { to, target = 'campaign', adSets: switched = [] },
    facebookCampaignId,
  }: { details: DetailsOf<'status'>; facebookCampaignId: string | null },
) {
  if (to !== 'ACTIVE') return null;
  const turnsOn = target === 'campaign';
  const { budgetPlace } = await getLiveCampaign(tx, workspaceId, facebookCampaignId!);
  if (switched.length === 0 || budgetPlace === 'campaign') return { turnsOn, addsDailyMinor: 0 };
  const rows = await listLiveAdSets(tx, workspaceId, facebookCampaignId!);
  const ids = new Set(switched.map(({ id }) => id));
  const budgets = rows
    .filter(({ goneAt }) => goneAt === null)
    .map(({ facebookAdSetId, configuredStatus, dailyBudgetMinor }) => ({
      status: configuredStatus,
      dailyBudgetMinor,
      isSwitched: ids.has(facebookAdSetId),
    }));
  const onCampaign = { dailyBudgetMinor: null };
  const before = dailyBudgetOf(onCampaign, budgets) ?? 0;
  const after = budgets.map((each) => (each.isSwitched ? { ...each, status: to } : each));
  return { turnsOn, addsDailyMinor: Math.max(0, (dailyBudgetOf(onCampaign, after) ?? 0) - before) };
}

/** Exactly what was switched is switched back. */
function reverse({ from, to, target, adSets, ads }: DetailsOf<'status'>): DetailsOf<'status'> | undefined {
  const parts = { ...(adSets && { adSets }), ...(ads && { ads }) };
  if (from !== 'ACTIVE' && from !== 'PAUSED') return undefined;
  if (from !== to) return { kind: 'status', from: to, to: from, ...(target && { target }), ...parts };
  // The campaign was on already: only what was launched in it is taken back.
  const back = to === 'ACTIVE' ? 'PAUSED' : 'ACTIVE';
  if (!adSets?.length && !ads?.length) return undefined;
  return { kind: 'status', from: to, to: back, target: adSets?.length ? 'ad-set' : 'ad', ...parts };
}

async function switchAll(context: RunContext<'status'>): Promise<Ending> {
  const { ctx, account, details, operation } = context;
  const before = await look(context);
  if (!before) return campaignGone(context);
  const wanted = idsToSwitch(context, before);
  if (wanted.length === 0 && !isOfCampaign(context)) return { problem: goneProblem() };
  const others = wanted.filter((id) => before.switches.get(id)?.status !== details.to);
  if (others.length === 0) return ended(context, before);
  if (operation.undoes && others.some((id) => before.switches.get(id)?.status !== wasOf(details)))
    return { ...asHeld(context, before, { awaiting: [], meant: [] }), problem: changedSinceProblem() };

  const [first = '', ...more] = others;
  const refusal = await sendSwitches(context, () =>
    more.length === 0
      ? ctx.meta.setStatus(account, first, details.to)
      : ctx.meta.switchAll(account, { ids: others, to: details.to }),
  );
  const after = await look(context);
  if (!after) return campaignGone(context);
  const left = others.filter((id) => after.switches.get(id)?.status !== details.to);
  if (left.length === 0) return ended(context, after);
  if (refusal && left.length === others.length) throw refusal;
  return { ...ended(context, after), problem: whatIsLeft(context, { left, refusal }) };
}

/** The campaign last where it is let run, and first where it is paused: nothing is spent meanwhile that need not be. */
function idsToSwitch(context: RunContext<'status'>, { switches }: Seen): string[] {
  const { adSets = [], ads = [], to } = context.details;
  const campaign = isOfCampaign(context) ? [context.operation.facebookCampaignId!] : [];
  const ids = [...[...ads, ...adSets].map(({ id }) => id), ...campaign];
  const there = ids.filter((id) => switches.has(id));
  return to === 'ACTIVE' ? there : there.toReversed();
}

function isOfCampaign({ details: { target = 'campaign' } }: RunContext<'status'>): boolean {
  return target === 'campaign';
}

/** How that which is to be switched was before. */
function wasOf({ to }: RunContext<'status'>['details']): string {
  return to === 'ACTIVE' ? 'PAUSED' : 'ACTIVE';
}

async function look({ ctx, account, details, operation }: RunContext<'status'>): Promise<Seen | undefined> {
  const id = operation.facebookCampaignId!;
  const run = await ctx.meta.readRun(account, id);
  if (!run) return undefined;
  const { status, effectiveStatus } = run;
  const listed = [...run.adSets, ...run.ads];
  const parts = [...(details.adSets ?? []), ...(details.ads ?? [])].map((part) => part.id);
  const late = parts.filter((part) => !listed.some((each) => each.id === part));
  const read = late.length > 0 ? await ctx.meta.readSwitches(account, late) : [];
  const all = [{ id, status, effectiveStatus }, ...listed, ...read];
  return { run, switches: new Map(all.map((each) => [each.id, each])) };
}

/** Of several, some may be switched before one is refused: what became of them is read back, and told. */
async function sendSwitches(
  context: RunContext<'status'>,
  send: () => Promise<void>,
): Promise<GatewayError | undefined> {
  try {
    await sendOperation(context, { send });
    return undefined;
  } catch (error) {
    if (error instanceof GatewayError && error.failureKind === 'rejected') return error;
    throw error;
  }
}

function whatIsLeft(
  { details, operation }: RunContext<'status'>,
  { left, refusal }: { left: string[]; refusal: GatewayError | undefined },
): StoredOperationProblem {
  const isOn = details.to === 'PAUSED';
  if (refusal) return partlyProblem(refusal, isOn);
  if (left.includes(operation.facebookCampaignId!)) return notTakenProblem(isOn ? 'running' : 'paused');
  return notTakenProblem(isOn ? 'parts-on' : 'parts-off');
}

function ended(context: RunContext<'status'>, seen: Seen): Ending {
  const { to, adSets = [], ads = [] } = context.details;
  const parts = [...adSets, ...ads];
  return asHeld(context, seen, {
    // What is taken back waits for its launch again; whatever else was paused from here is not launched later.
    awaiting: to === 'PAUSED' ? parts.filter(({ isLaunch }) => isLaunch).map(({ id }) => id) : [],
    meant: parts.filter(({ isLaunch }) => !isLaunch).map(({ id }) => id),
  });
}

function asHeld(
  { ctx, workspaceId, operation }: RunContext<'status'>,
  { run, switches }: Seen,
  wished: { awaiting: string[]; meant: string[] },
): Ending {
  const at = new Date(ctx.now());
  const facebookCampaignId = operation.facebookCampaignId!;
  return {
    async keep(tx) {
      await updateLiveCampaign(tx, workspaceId, {
        facebookCampaignId,
        status: run.effectiveStatus,
        configuredStatus: run.status,
        changedHereAt: at,
      });
      await keepSwitches(tx, workspaceId, { at, switches: [...switches.values()], ...wished });
      await keepBudgetSum(tx, workspaceId, { facebookCampaignId, changedHereAt: at });
    },
  };
}
