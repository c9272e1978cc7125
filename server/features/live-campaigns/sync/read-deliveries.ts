import type { Delivery } from '#contract/live/delivery.ts';
import type { ConnectionRow } from '#server/features/connections/queries.ts';
import { listPersonNames } from '#server/features/people/queries.ts';
import { listNewestSwitches } from '#server/features/operations/queries.ts';
import { listMadePaused } from '#server/features/publications/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { listBrakes } from '../brakes/brakes-queries.ts';
import { brakedOf, lostBrakesOf } from '../brakes/present-brakes.ts';
import { standingOf } from '../delivery/delivery-account.ts';
import { type AdPart, type AdSetPart, listAdParts, listAdSetParts } from '../delivery/delivery-queries.ts';
import { deliveriesOf, type Deliveries } from '../delivery/delivery-rules.ts';
import type { AdFacts, AdSetFacts } from '../delivery/delivery-facts.ts';
import type { Which } from '../delivery/which-queries.ts';
import { findLiveCampaign, type LiveCampaignRow } from '../queries.ts';
import { dayAt, daysAfter } from '#contract/days.ts';
import { getScope } from '../figures/scope.ts';
import { getSyncState, type Reader } from './sync-state.ts';

/** After so many days without being shown, what is switched on counts as silent. */
const silentAfterDays = 3;
/** Figures that are older say nothing about silence. */
const figuresLastMs = 24 * 60 * 60_000;

interface Wanted {
  connection: ConnectionRow | undefined;
  adAccountId: string;
  which: Which;
  timezone: string;
  metaAheadMs: number;
  lastSyncedAt: string | null;
}

/** Answers for each campaign of what was asked for what is delivered now, in as many reads however many there are. */
export async function openDeliveries(
  { db, now }: AppContext,
  { workspaceId }: Reader,
  { connection, adAccountId, which, timezone, metaAheadMs, lastSyncedAt }: Wanted,
): Promise<(campaign: LiveCampaignRow) => Deliveries> {
  const madePaused = await listMadePaused(db, workspaceId);
  const adSets = Map.groupBy(await listAdSetParts(db, workspaceId, which), idOfCampaign);
  const ads = await listAdParts(db, workspaceId, which);
  const switches = await listNewestSwitches(
    db,
    workspaceId,
    'facebookCampaignId' in which ? { facebookCampaignIds: [which.facebookCampaignId] } : which,
  );
  const switched = new Map(switches.map((each) => [each.facebookCampaignId, each]));
  const brakes = new Map(
    (await listBrakes(db, workspaceId, which)).map((each) => [each.facebookCampaignId, each]),
  );
  const names = await listPersonNames(
    db,
    switches.map(({ personId }) => personId),
  );
  const isRead = lastSyncedAt !== null && now() - Date.parse(lastSyncedAt) < figuresLastMs;
  const account = standingOf(connection, adAccountId);
  const silentFrom = isRead ? daysAfter(dayAt(now() + metaAheadMs, timezone), -silentAfterDays) : undefined;

  function pausedHere(id: string) {
    const newest = switched.get(id);
    if (newest?.details.kind !== 'status' || newest.details.to !== 'PAUSED' || !newest.finishedAt) return;
    return { by: newest.keyName ?? names.get(newest.personId) ?? '', at: newest.finishedAt.toISOString() };
  }

  return ({ facebookCampaignId: id, goneAt, objective, currency, ...row }) => {
    const { status, configuredStatus, lastDeliveredOn } = row;
    const at = now() + metaAheadMs;
    const paused = pausedHere(id);
    const since = paused && new Date(Date.parse(paused.at) + metaAheadMs).toISOString();
    const about = { objective, currency, timezone, now: at, since };
    return deliveriesOf({
      now: at,
      account,
      campaign: {
        id,
        status,
        configuredStatus,
        lastDeliveredOn,
        silentFrom,
        isGone: goneAt !== null,
        pausedHere: paused,
        braked: brakedOf(brakes.get(id), about),
        lostBrakes: lostBrakesOf(brakes.get(id)),
      },
      adSets: (adSets.get(id) ?? []).map((part) => adSetFacts(part, madePaused)),
      ads: (ads.get(id) ?? []).map((part) => adFacts(part, madePaused)),
    });
  };
}

/** What one campaign delivers now; undefined where it is not known here. */
export async function findDelivery(
  ctx: AppContext,
  reader: Reader,
  facebookCampaignId: string,
): Promise<Delivery | undefined> {
  const row = await findLiveCampaign(ctx.db, reader.workspaceId, facebookCampaignId);
  if (!row) return undefined;
  const { connection, timezone, metaAheadMs } = await getScope(ctx, reader.workspaceId, row.adAccountId);
  const { lastSyncedAt } = await getSyncState(ctx, reader, connection);
  const { adAccountId } = row;
  const which = { facebookCampaignId };
  const wanted = { connection, adAccountId, which, timezone, metaAheadMs, lastSyncedAt };
  return (await openDeliveries(ctx, reader, wanted))(row).campaign;
}

function idOfCampaign({ facebookCampaignId }: { facebookCampaignId: string }): string {
  return facebookCampaignId;
}

function adSetFacts(part: AdSetPart, madePaused: Set<string>): AdSetFacts {
  const { facebookAdSetId: id, startsAt, endsAt } = part;
  return { id, ...switchedFacts(part), startsAt, endsAt, awaitsLaunch: awaitsLaunch(id, part, madePaused) };
}

function adFacts(part: AdPart, madePaused: Set<string>): AdFacts {
  const { facebookAdId: id, facebookAdSetId: adSetId, reviewFeedback, activeSince } = part;
  const launch = awaitsLaunch(id, part, madePaused);
  return { id, ...switchedFacts(part), adSetId, reviewFeedback, activeSince, awaitsLaunch: launch };
}

function switchedFacts({ status, configuredStatus, goneAt }: AdSetPart | AdPart) {
  return { status, configuredStatus, isGone: goneAt !== null };
}

/** What its publication made paused, and nobody has switched on since; who pauses it later wants it paused. */
export function awaitsLaunch(
  id: string,
  { configuredStatus, ranAt, goneAt }: Pick<AdPart, 'configuredStatus' | 'ranAt' | 'goneAt'>,
  madePaused: Set<string>,
): boolean {
  return madePaused.has(id) && configuredStatus === 'PAUSED' && ranAt === null && goneAt === null;
}
