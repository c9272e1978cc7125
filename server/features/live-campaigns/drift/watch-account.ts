import type { DriftObject } from '#contract/live/drifts.ts';
import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Activity } from '#server/gateways/meta/watch/activities.ts';
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
  /** Campaigns that run and were never seen before. */
  const begun: Difference[] = [];
  return {
    async look(objectType, seen) {
      const found = await listDifferences(db, workspaceId, { objectType, at, seen });
      const isNew = (each: Difference) => each.held === undefined;
      const isToBeTold = (each: Difference) => !isNew(each) || isRunningCampaign(each);
      const first = found.filter((each) => !isToBeTold(each));
      await storeSnapshots(db, workspaceId, { adAccountId: account.id, at, differences: first });
      changed.push(...found.filter((each) => !isNew(each)));
      begun.push(...found.filter((each) => isNew(each) && isRunningCampaign(each)));
    },

    async tell() {
      const adAccountId = account.id;
      const lastLook = await findLastLook(db, workspaceId, { adAccountId, before: at });
      if (!lastLook || at.getTime() - lastLook.at.getTime() > gapMs)
        await watchAnew(db, workspaceId, { adAccountId, at });
      const seenSince = new Date(at.getTime() - askedAgainMs);
      const unexplained = await listUnexplained(db, workspaceId, { adAccountId, seenSince });
      // With the first look at an ad account all is new.
      if (!lastLook) await storeSnapshots(db, workspaceId, { adAccountId, at, differences: begun });
      const started = lastLook
        ? begun.map((each) => ({ ...beginningOf(each), unchangedAt: lastLook.at }))
        : [];
      if (changed.length + started.length + unexplained.length === 0) return;
      const fields = changed.flatMap((each) =>
        changedFieldsOf(each).map((field) => ({ ...field, unchangedAt: lastLook?.at ?? each.takenAt })),
      );
      fields.push(...started);
      const times = [...fields, ...unexplained].map(({ unchangedAt }) => unchangedAt.getTime());
      const since = new Date(Math.min(at.getTime(), ...times) - marginMs);
      const operations = await listOperationsOnAccount(db, { adAccountId, since });
      const struck = await listStruck(db, workspaceId, adAccountId);
      const foreign = fields.filter(
        (field) => !isStrike(struck, field) && !operations.some((each) => wasOurs(each, field)),
      );
      const aheadMs = lastLook?.metaAheadMs;
      const activities =
        foreign.length + unexplained.length > 0 ? await readActivities(ctx, reading, { since, aheadMs }) : [];
      await db.transaction(async (tx) => {
        const known = { reading, operations, activities, struck };
        for (const drift of unexplained) await explainAgain(tx, drift, known);
        for (const field of fields)
          await noteDifference(tx, field, { ...known, isOurs: !foreign.includes(field) });
        const differences = [...changed, ...(lastLook ? begun : [])];
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

function isRunningCampaign({ objectType, watched }: Difference): boolean {
  return objectType === 'campaign' && watched['status']?.['status'] === 'ACTIVE';
}

function beginningOf({ name, watched, ...object }: Difference): ChangedField {
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
