import { getAdAccountAccess, noteIfUnusable } from '#server/features/connections/access.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { coded, type CodedText } from '#server/platform/coded-text.ts';
import { z } from 'zod';
import type { CampaignDaysKnown, DaysKnown } from './days-to-read.ts';
import { findNewestDaysRead, findSync, finishSync, type SyncRow } from '../queries.ts';
import { noteRunningPages } from '../landing-pages/look-at-pages.ts';
import { readAccount } from './read-account.ts';
import { dayAt } from '#contract/days.ts';
import { syncsKeptMs } from '../rules.ts';
import { openSyncPace } from './sync-pace.ts';
import { syncTopic } from './topic.ts';
import { writeAttentionEmail } from '../attention/write-attention-email.ts';

type Ending = Partial<
  Pick<
    SyncRow,
    | 'adAccountId'
    | 'campaignCount'
    | 'problem'
    | 'retryAfter'
    | 'throttledUntil'
    | 'daysReadSince'
    | 'daysReadOn'
    | 'adDaysReadSince'
    | 'adDaysReadOn'
    | 'metaAheadSeconds'
  >
>;

interface Outcome extends Ending {
  /** The token that was used, and what Meta answered it. */
  answered?: { token: string; answer: GatewayError } | undefined;
}

/** Keeps the promise of a sync. What goes wrong outside ends it with plain words; the clock begins the next one. */
export const syncLiveCampaigns = defineJob({
  name: 'sync-live-campaigns',
  payload: z.object({ workspaceId: KeptWorkspaceId, syncId: z.uuid() }),

  async run(ctx, { workspaceId, syncId }, signal) {
    const sync = await findSync(ctx.db, workspaceId, syncId);
    // Disconnected meanwhile, and with it everything forgotten.
    if (!sync) return;
    const outcome = await readAll(ctx, workspaceId, { sync, signal });
    await end(ctx, workspaceId, { syncId, ...outcome });
    if (outcome.problem) return;
    // The next sync notes them as well: this one is not read again for it.
    await noteRunningPages(ctx, workspaceId).catch((error: unknown) =>
      ctx.log.error('the pages that ads lead to could not be noted', error),
    );
  },

  async giveUp(ctx, { workspaceId, syncId }) {
    await end(ctx, workspaceId, { syncId, problem: ourMistake });
  },
});

async function readAll(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { sync, signal }: { sync: SyncRow; signal: AbortSignal },
): Promise<Outcome> {
  try {
    const { adAccount, account } = await getAdAccountAccess(ctx, workspaceId);
    const { timezone, name: accountName } = adAccount;
    const at = new Date(ctx.now());
    const pace = openSyncPace({ isAsked: sync.type === 'manual', signal });
    const known = await findDaysKnown(ctx, workspaceId, { adAccountId: account.id, timezone });
    const adsKnown = await findAdDaysKnown(ctx, workspaceId, account.id);
    const reading = { workspaceId, account, accountName, timezone, at, known, adsKnown, signal, pace };
    const { failure, days, adDays, campaignCount } = await readAccount(ctx, reading);
    // Somebody else goes on with it.
    if (signal.aborted) throw signal.reason;
    const now = ctx.now();
    return {
      campaignCount,
      daysReadSince: days?.since ?? null,
      daysReadOn: days?.on ?? null,
      adDaysReadSince: adDays?.since ?? null,
      adDaysReadOn: adDays?.on ?? null,
      // Rounded up: what Meta began within that second has begun.
      metaAheadSeconds: Math.ceil((ctx.meta.now() - now) / 1000),
      ...(failure !== undefined && describe(ctx, failure, account.token)),
      adAccountId: account.id,
      retryAfter: momentOf(pace.restUntil(now)),
      throttledUntil: momentOf(pace.throttledUntil(now)),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return describe(ctx, error, '');
  }
}

function momentOf(at: number | undefined): Date | null {
  return at === undefined ? null : new Date(at);
}

async function findDaysKnown(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  { adAccountId, timezone }: { adAccountId: string; timezone: string },
): Promise<CampaignDaysKnown | undefined> {
  const read = await findNewestDaysRead(db, workspaceId, adAccountId);
  if (!read?.daysReadSince) return undefined;
  const { daysReadSince: since, daysReadOn, startedAt, campaignCount } = read;
  return { since, readOn: daysReadOn ?? dayAt(startedAt.getTime(), timezone), campaignCount };
}

async function findAdDaysKnown(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<DaysKnown | undefined> {
  const read = await findNewestDaysRead(db, workspaceId, adAccountId, 'ad');
  if (!read?.adDaysReadSince || !read.adDaysReadOn) return undefined;
  return { since: read.adDaysReadSince, readOn: read.adDaysReadOn };
}

function describe({ log }: AppContext, error: unknown, token: string): Outcome {
  if (error instanceof Refusal) return { problem: coded('sync-unlinked', { refusal: error.code }) };
  if (error instanceof GatewayError) {
    return { problem: problemOf(error), answered: { token, answer: error } };
  }
  log.error('a sync failed', error);
  return { problem: ourMistake };
}

async function end(
  { db, seal, now, signals, queue }: AppContext,
  workspaceId: WorkspaceId,
  { syncId, answered, ...ending }: Outcome & { syncId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const finishedAt = new Date(now());
    const keptSince = new Date(now() - syncsKeptMs);
    await finishSync(tx, workspaceId, { id: syncId, finishedAt, problem: null, ...ending, keptSince });
    if (answered) await noteIfUnusable({ db: tx, seal }, workspaceId, answered);
    await queue.add(tx, writeAttentionEmail, { workspaceId }, { key: syncId });
    await signals.notify(tx, syncTopic(workspaceId));
  });
}

/** What a failed sync means for the person who reads it. The old figures stay in every case. */
export function problemOf({ failureKind, because, waitMs }: GatewayError): CodedText {
  switch (failureKind) {
    case 'unauthorized':
      return coded('sync-signed-out');
    case 'blocked':
      return coded('sync-blocked', because);
    case 'forbidden':
      return coded('sync-forbidden', because);
    case 'rate-limited':
      return waitMs
        ? coded('sync-slow-down', { count: Math.max(1, Math.ceil(waitMs / 60_000)) })
        : coded('sync-slow-down-soon');
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return coded('sync-silent');
    case 'rejected':
    case 'not-found':
      return coded('sync-refused', because);
  }
}

const ourMistake: CodedText = coded('sync-our-mistake');
