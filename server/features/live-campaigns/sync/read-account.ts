import { findConnection, saveStanding } from '#server/features/connections/queries.ts';
import { GatewayError, type FailureKind } from '#server/gateways/gateway-error.ts';
import type { Watched } from '#server/gateways/meta/watch/watched.ts';
import type { AppContext } from '#server/app-context.ts';
import { maySpend, standingOf } from '../delivery/delivery-account.ts';
import { noteLastDelivered, putOffSilence } from '../delivery/delivery-queries.ts';
import { noteSpentAtStrikes } from '../brakes/brakes-queries.ts';
import { readBrakes } from '../brakes/read-brakes.ts';
import { listHeldIds } from '../figures/figures-queries.ts';
import { openWatch, type Watch } from '../drift/watch-account.ts';
import { readPixels } from '../pixels/read-pixels.ts';
import { hearOfAccount } from './hear-of-account.ts';
import { type DaysRead, readAdDays, readDays } from './read-days.ts';
import { readAdFigures, readCampaignFigures } from './read-figures.ts';
import { readAds, readCampaigns } from './read-listings.ts';
import type { Reading } from './reading.ts';
import { syncTopic } from './topic.ts';

/** What came of a reading, whatever failed beside it. */
export interface Read {
  campaignCount: number | null;
  /** Null where they could not be read. */
  days: DaysRead | null;
  /** Null where they could not be, or need not have been. */
  adDays: DaysRead | null;
  /** What went wrong; the worst of it. */
  failure: unknown;
}

/**
 * Reads an ad account with account-level calls only, the kinds side by side, and stores what came.
 * A kind that fails keeps its old data, the others are read to their end where that makes sense.
 */
export async function readAccount(ctx: AppContext, reading: Reading): Promise<Read> {
  const held = listHeldIds(ctx.db, reading.workspaceId, reading.account.id);
  const watch = openWatch(ctx, reading);
  const campaigns = held.then(() => readCampaigns(ctx, reading, watch));
  const ads = readAds(ctx, reading, watch);
  const figures = readCampaignFigures(ctx, reading, campaigns);
  const shown = reading.known ? undefined : showFirst(ctx, reading, figures);
  const [listed, known, ofAds, ...others] = await Promise.allSettled([
    campaigns,
    after(shown, () => readDays(ctx, reading, campaigns, held)),
    after(shown, () => readAdDays(ctx, reading, { campaigns, ads })),
    ads,
    figures,
    after(shown, () => readAdFigures(ctx, reading, { campaigns, ads })),
    readStanding(ctx, reading, watch),
    readControls(ctx, reading, watch),
    hearOfAccount(ctx, reading),
    readBrakes(ctx, reading, campaigns),
    readPixels(ctx, reading, campaigns),
  ]);
  // Not beside the figures: two who write to the same campaigns, each in an order of its own, can wait for each other.
  if (known.status === 'fulfilled') await noteLastDelivered(ctx.db, reading.workspaceId, reading.account.id);
  const { workspaceId, account, timezone } = reading;
  await noteSpentAtStrikes(ctx.db, workspaceId, { adAccountId: account.id, timezone });
  await noteIfHeldBack(ctx, reading);
  await watch.tell();
  const failures = [listed, known, ofAds, ...others].flatMap((end) =>
    end.status === 'rejected' ? [end.reason as unknown] : [],
  );
  return {
    campaignCount: listed.status === 'fulfilled' ? listed.value.size : null,
    days: known.status === 'fulfilled' ? known.value : null,
    adDays: ofAds.status === 'fulfilled' ? (ofAds.value ?? null) : null,
    failure: worstOf(failures),
  };
}

/** Somebody waits for the first sync of an ad account: its campaigns with their figures are told of before the rest is read. */
async function showFirst(
  { db, signals }: AppContext,
  { workspaceId }: Reading,
  figures: Promise<void>,
): Promise<void> {
  await figures.then(
    () => signals.notify(db, syncTopic(workspaceId)),
    // Told with what else has failed.
    () => undefined,
  );
}

function after<Value>(first: Promise<void> | undefined, read: () => Promise<Value>): Promise<Value> {
  return first ? first.then(read) : read();
}

/** Whether the ad account may spend: what is switched on in one that may not is not shown. */
async function readStanding(
  { db, meta }: AppContext,
  { workspaceId, account, accountName: name, pace }: Reading,
  watch: Watch,
): Promise<void> {
  const standing = await meta.readStanding(account, pace);
  await saveStanding(db, workspaceId, { adAccountId: account.id, ...standing });
  const { limitMinor } = standing;
  const limit: Watched[string] = limitMinor === null ? {} : { spend_cap: String(limitMinor) };
  const watched = { 'account-limit': limit };
  await watch.look('account', [{ objectId: account.id, facebookCampaignId: null, name, watched }]);
}

/** What holds for all campaigns of the ad account; not compared where Meta does not tell. */
async function readControls(
  { meta }: AppContext,
  { account, accountName: name, pace }: Reading,
  watch: Watch,
): Promise<void> {
  const watched = await meta.readAccountControls(account, pace);
  const objectId = `${account.id}/account_controls`;
  if (watched) await watch.look('account', [{ objectId, facebookCampaignId: null, name, watched }]);
}

/** What an ad account held back was not silent of its own: its ads count as switched on from when it may spend again. */
async function noteIfHeldBack({ db, meta }: AppContext, { workspaceId, account }: Reading): Promise<void> {
  const connection = await findConnection(db, workspaceId);
  if (!maySpend(standingOf(connection, account.id)))
    await putOffSilence(db, workspaceId, { adAccountId: account.id, at: new Date(meta.now()) });
}

/** What a person has to act on comes first, then what is our own mistake. */
const weights: Partial<Record<FailureKind, number>> = {
  unauthorized: 4,
  blocked: 3,
  forbidden: 3,
  'rate-limited': 2,
};

function worstOf(failures: unknown[]): unknown {
  const weightOf = (failure: unknown) =>
    failure instanceof GatewayError ? (weights[failure.failureKind] ?? 0) : 1;
  return failures.toSorted((one, other) => weightOf(other) - weightOf(one))[0];
}
