import { type Drift, type Drifts, makesDearer } from '#contract/live/drifts.ts';
import type { AppContext } from '#server/app-context.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import { findGuardrails } from '#server/features/guardrails/queries.ts';
import { findAtWorst } from '#server/features/operations/guardrails.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { dayAt } from '#contract/days.ts';
import { getScope } from '../figures/scope.ts';
import { getLiveCampaign, type LiveCampaignRow, listLiveAdSets, listLiveCampaignRows } from '../queries.ts';
import { presentDrift } from './describe-drift.ts';
import {
  type DriftRow,
  findLastDrift,
  getOpenDrift,
  listToldDrifts,
  updateOpenDrift,
} from './drift-queries.ts';
import { isBegun } from './find-drifts.ts';
import { orderDrifts } from './order-drifts.ts';
import { findLastLook, findWatchedSince, gapMs } from './snapshot-queries.ts';

type Reader = Pick<Person, 'workspaceId'>;
type Asked = { facebookCampaignId?: string | undefined; which?: 'open' | 'all' | undefined };

/** What is open and may be told: of one campaign, or of the chosen ad account; of one campaign also what is over, where all is asked for. */
export async function getDrifts(
  ctx: AppContext,
  reader: Reader,
  { facebookCampaignId, which }: Asked,
): Promise<Drifts> {
  const { workspaceId } = reader;
  if (facebookCampaignId === undefined) {
    const { adAccountId } = await getScope(ctx, workspaceId);
    const drifts = adAccountId ? await listDriftsIn(ctx, workspaceId, adAccountId) : [];
    return { drifts, calmMonth: null, calmAsOf: null };
  }
  const campaign = await getLiveCampaign(ctx.db, workspaceId, facebookCampaignId);
  const now = new Date(ctx.now());
  const { adAccountId } = campaign;
  const isAll = which === 'all';
  const told = await listToldDrifts(ctx.db, workspaceId, { adAccountId, facebookCampaignId, now, isAll });
  const { metaAheadMs } = await getScope(ctx, workspaceId, adAccountId);
  // What was done to the ad account before there was the campaign is none of its history.
  const rows = told.filter(
    (row) =>
      !isAll ||
      row.facebookCampaignId !== null ||
      (row.changedAt?.getTime() ?? row.seenAt.getTime() + metaAheadMs) >= campaign.createdAt.getTime(),
  );
  const added = await listAddedBudgets(ctx, workspaceId, rows);
  const shown = campaign.goneAt === null || isAll ? rows : [];
  const drifts = shown.map((row) => presentDrift(row, campaign, added.get(row.objectId)));
  return {
    drifts: orderDrifts(await markOverLimit(ctx, workspaceId, { adAccountId, drifts })),
    ...(await findCalmMonth(ctx, workspaceId, campaign)),
  };
}

/** The same of an ad account, and of all its campaigns that Meta still has. */
export async function listDriftsIn(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<Drift[]> {
  const { db, now } = ctx;
  const rows = await listToldDrifts(db, workspaceId, { adAccountId, now: new Date(now()) });
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.flatMap(({ facebookCampaignId }) => facebookCampaignId ?? []))];
  const campaigns = await listLiveCampaignRows(db, workspaceId, ids);
  const account = (await findConnection(db, workspaceId))?.adAccounts.find(({ id }) => id === adAccountId);
  const added = await listAddedBudgets(ctx, workspaceId, rows);
  const drifts = rows.flatMap((row) => {
    if (row.facebookCampaignId === null)
      return account ? [presentDrift(row, { ...account, dailyBudgetMinor: null })] : [];
    const campaign = campaigns.find((each) => each.facebookCampaignId === row.facebookCampaignId);
    return campaign?.goneAt === null ? [presentDrift(row, campaign, added.get(row.objectId))] : [];
  });
  return orderDrifts(await markOverLimit(ctx, workspaceId, { adAccountId, drifts }));
}

/** The daily budgets of the ad sets that somebody has added, by their ids. */
async function listAddedBudgets({ db }: AppContext, workspaceId: WorkspaceId, rows: DriftRow[]) {
  const added = rows.filter((row) => row.objectType === 'ad-set' && isBegun(row));
  const budgets = new Map<string, number | null>();
  for (const id of new Set(added.flatMap(({ facebookCampaignId }) => facebookCampaignId ?? [])))
    for (const { facebookAdSetId, dailyBudgetMinor } of await listLiveAdSets(db, workspaceId, id))
      if (added.some(({ objectId }) => objectId === facebookAdSetId))
        budgets.set(facebookAdSetId, dailyBudgetMinor);
  return budgets;
}

/** Says of what makes a day dearer that the limit of the ad account is exceeded, where it is. */
async function markOverLimit(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { adAccountId, drifts }: { adAccountId: string; drifts: Drift[] },
): Promise<Drift[]> {
  if (!drifts.some((drift) => drift.ended === undefined && makesDearer(drift))) return drifts;
  const { mostPerDayMinor: mostMinor } = await findGuardrails(ctx.db, workspaceId, adAccountId);
  if (mostMinor === null) return drifts;
  const { dayMinor: atWorstMinor } = await findAtWorst(ctx, workspaceId, adAccountId);
  if (atWorstMinor <= mostMinor) return drifts;
  const overLimit = { atWorstMinor, mostMinor };
  return drifts.map((drift) =>
    drift.ended === undefined && makesDearer(drift) ? { ...drift, overLimit } : drift,
  );
}

/** Closes a difference: what Meta holds now is what is watched. Answers what is left of its campaign, or in all. */
export async function keepDrift(ctx: AppContext, reader: Reader, { id }: { id: string }): Promise<Drifts> {
  const { workspaceId } = reader;
  const drift = await getOpenDrift(ctx.db, workspaceId, id);
  await updateOpenDrift(ctx.db, workspaceId, { id, state: 'kept', closedAt: new Date(ctx.now()) });
  return getDrifts(ctx, reader, { facebookCampaignId: drift.facebookCampaignId ?? undefined });
}

type Calm = Pick<Drifts, 'calmMonth' | 'calmAsOf'>;

/** Of less than that, there is nothing to say yet. */
const calmFromMs = 24 * 60 * 60_000;

/** This month, where the campaign was watched in all of it so far and nothing of it was changed at Meta. */
async function findCalmMonth(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { facebookCampaignId, adAccountId, createdAt }: LiveCampaignRow,
): Promise<Calm> {
  const { db, now } = ctx;
  const notCalm: Calm = { calmMonth: null, calmAsOf: null };
  const since = await findWatchedSince(db, workspaceId, facebookCampaignId);
  const before = new Date(now());
  const lastLook = await findLastLook(db, workspaceId, { adAccountId, before });
  if (!since || !lastLook || now() - lastLook.at.getTime() > gapMs) return notCalm;
  if (now() - since.getTime() < calmFromMs) return notCalm;
  const { timezone } = await getScope(ctx, workspaceId, adAccountId);
  const monthOf = (at: Date) => dayAt(at.getTime(), timezone).slice(0, 7);
  const month = monthOf(before);
  const isFromBeginning = monthOf(since) < month || since.getTime() - createdAt.getTime() <= gapMs;
  const lastDrift = await findLastDrift(db, workspaceId, { adAccountId, facebookCampaignId });
  const isCalm = !lastDrift || monthOf(lastDrift) < month;
  if (!isFromBeginning || !isCalm) return notCalm;
  const asOf = new Date(lastLook.at.getTime() + lastLook.metaAheadMs);
  return { calmMonth: month, calmAsOf: asOf.toISOString() };
}
