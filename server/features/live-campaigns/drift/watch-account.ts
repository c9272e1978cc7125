import type { DriftObject } from '#contract/live/drifts.ts';
import type { AppContext } from '#server/app-context.ts';
import { listMadeBy } from '#server/features/publications/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Activity } from '#server/gateways/meta/watch/activities.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writeAttentionEmail } from '../attention/write-attention-email.ts';
import type { Reading } from '../sync/reading.ts';
import { listOperationsOnAccount, listUnexplained } from './drift-queries.ts';
import { type ChangedField, changedFieldsOf } from './find-drifts.ts';
import {
  explainAgain,
  isStrike,
  listStruck,
  noteDifference,
  toldLateMs,
  wasOurs,
} from './note-difference.ts';
import {
  type Difference,
  findLastLook,
  gapMs,
  listDifferences,
  listSeenBefore,
  type Seen,
  storeSnapshots,
  watchAnew,
} from './snapshot-queries.ts';

/** As long it is asked again who it was. */
const askedAgainMs = 2 * 60 * 60_000;
/** Meta's clock and ours differ, and what it tells may have begun before. */
const marginMs = 15 * 60_000;

/** Compares what is read of an ad account with what it was. */
export interface Watch {
  /** Takes a page of a listing, or the ad account. */
  look(objectType: DriftObject, seen: Seen[]): Promise<void>;
  /** Says what was found, once all that could be read was. Asks Meta who it was, and only where something has changed. */
  tell(): Promise<void>;
}

export function openWatch(ctx: AppContext, reading: Reading): Watch {
  const { db, queue } = ctx;
  const { workspaceId, at, account } = reading;
  const changed: Difference[] = [];
  /** What is switched on and was never seen before. */
  const begun: Difference[] = [];
  return {
    async look(objectType, seen) {
      const found = await listDifferences(db, workspaceId, { objectType, at, seen });
      const isNew = (each: Difference) => each.held === undefined;
      const isToBeTold = (each: Difference) => !isNew(each) || isOn(each);
      const first = found.filter((each) => !isToBeTold(each));
      await storeSnapshots(db, workspaceId, { adAccountId: account.id, at, differences: first });
      changed.push(...found.filter((each) => !isNew(each)));
      begun.push(...found.filter((each) => isNew(each) && isOn(each)));
    },

    async tell() {
      const adAccountId = account.id;
      const lastLook = await findLastLook(db, workspaceId, { adAccountId, before: at });
      if (!lastLook || at.getTime() - lastLook.at.getTime() > gapMs)
        await watchAnew(db, workspaceId, { adAccountId, at });
      const seenSince = new Date(at.getTime() - askedAgainMs);
      const unexplained = await listUnexplained(db, workspaceId, { adAccountId, seenSince });
      // With the first look at an ad account all is new.
      const added = lastLook ? await toBeTold(db, begun, reading) : [];
      const silent = begun.filter((each) => !added.includes(each));
      await storeSnapshots(db, workspaceId, { adAccountId, at, differences: silent });
      const started = added.map((each) => ({ ...beginningOf(each), unchangedAt: lastLook!.at }));
      if (changed.length + started.length + unexplained.length === 0) return;
      const fields = changed.flatMap((each) =>
        changedFieldsOf(each).map((field) => ({ ...field, unchangedAt: lastLook?.at ?? each.takenAt })),
      );
      fields.push(...started);
      const times = [...fields, ...unexplained].map(({ unchangedAt }) => unchangedAt.getTime());
      const since = new Date(Math.min(at.getTime(), ...times) - marginMs);
      const operations = await listOperationsOnAccount(db, { adAccountId, since });
      const published = operations.filter(
        ({ details, status }) => details.kind === 'publication' && status === 'done',
      );
      const made = await listMadeBy(
        db,
        published.map(({ id }) => id),
      );
      const struck = await listStruck(db, workspaceId, adAccountId);
      const foreign = fields.filter(
        (field) => !isStrike(struck, field) && !operations.some((each) => wasOurs(each, field, made)),
      );
      const aheadMs = lastLook?.metaAheadMs;
      const activities =
        foreign.length + unexplained.length > 0 ? await readActivities(ctx, reading, { since, aheadMs }) : [];
      await db.transaction(async (tx) => {
        const known = { reading, operations, activities, struck };
        for (const drift of unexplained) await explainAgain(tx, drift, known);
        for (const field of fields)
          await noteDifference(tx, field, { ...known, isOurs: !foreign.includes(field) });
        const differences = [...changed, ...added];
        await storeSnapshots(tx, workspaceId, { adAccountId, at, differences });
        // What is held back is told by then, also where no sync comes meanwhile.
        const notBefore = new Date(at.getTime() + toldLateMs);
        if (foreign.length > 0)
          await queue.add(
            tx,
            writeAttentionEmail,
            { workspaceId },
            { key: `late ${workspaceId}`, notBefore },
          );
      });
    },
  };
}

function isOn({ objectType, watched }: Difference): boolean {
  return objectType !== 'account' && watched['status']?.['status'] === 'ACTIVE';
}

/** Campaigns, and what came into those that were there before: once, the ad set with all its ads. */
async function toBeTold(
  db: Database,
  begun: Difference[],
  { workspaceId, at }: Pick<Reading, 'workspaceId' | 'at'>,
): Promise<Difference[]> {
  const objectIds = [...new Set(begun.flatMap(({ facebookCampaignId }) => facebookCampaignId ?? []))];
  if (objectIds.length === 0) return [];
  const known = await listSeenBefore(db, workspaceId, { objectIds, at });
  const newIds = new Set(begun.map(({ objectId }) => objectId));
  return begun.filter(
    ({ objectType, facebookCampaignId, adSetId = '' }) =>
      objectType === 'campaign' || (known.has(facebookCampaignId ?? '') && !newIds.has(adSetId)),
  );
}

function beginningOf({ name, watched, adSetId: _adSetId, ...object }: Difference): ChangedField {
  return { ...object, objectName: name, field: 'status', before: {}, after: watched['status']! };
}

/**
 * Who it was can be said later: that it was changed is told anyhow. Where Meta's clock has jumped since the last look,
 * as a practice clock does, what was done before the jump counts too.
 */
async function readActivities(
  { meta, now }: AppContext,
  { account, pace }: Reading,
  { since, aheadMs: aheadThenMs = Infinity }: { since: Date; aheadMs: number | undefined },
): Promise<Activity[] | undefined> {
  const aheadMs = Math.min(meta.now() - now(), aheadThenMs);
  try {
    return await meta.listActivities(account, new Date(since.getTime() + aheadMs), pace);
  } catch (error) {
    if (error instanceof GatewayError) return undefined;
    throw error;
  }
}
