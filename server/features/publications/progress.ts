import type { Account, LaunchOrder } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import { type CallFailure, publishing } from '#server/platform/log/call-notes.ts';
import { coded, verbatim } from '#server/platform/coded-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { markActive, markDraft } from '../campaigns/queries.ts';
import { returnCampaignQuota } from '../workspaces/queries.ts';
import { type PublicationRow, updatePublication } from './queries.ts';
import type { StoredProblem } from './tables.ts';
import { topicOf } from './topic.ts';

/** A run in the hands of the worker; `publication` is always as last saved. */
interface Run {
  ctx: AppContext;
  publication: PublicationRow;
}

/** A run that can go on: its account is known. */
export interface Progress extends Run {
  readonly account: Account;
}

/** Writes down where the run stands, and tells whoever looks. */
export async function savePublication(progress: Run, changes: Partial<PublicationRow>): Promise<void> {
  const { db, signals } = progress.ctx;
  progress.publication = await db.transaction(async (tx) => {
    await signals.notify(tx, topicOf(progress.publication));
    return updatePublication(tx, progress.publication, changes);
  });
}

/** Notes how the call that began the run has ended, once it has. */
function noteEnding({ ctx, publication }: Run, failure?: CallFailure): void {
  const { workspaceId, campaignId, startedAt } = publication;
  ctx.callNotes.note({
    ...publishing,
    workspaceId,
    campaignId,
    at: ctx.now(),
    elapsedMs: Math.max(0, ctx.now() - startedAt.getTime()),
    httpStatus: 200,
    retries: 0,
    failure,
    isLogged: true,
  });
}

/** The run is over and its campaign is on Facebook: both are written together. */
export async function finishPublication(progress: Progress, tree: LaunchOrder): Promise<void> {
  const { ctx, publication } = progress;
  await ctx.db.transaction(async (tx) => {
    await updatePublication(tx, publication, {
      status: 'published',
      step: null,
      problem: null,
      finishedAt: new Date(ctx.now()),
    });
    await markActive(tx, publication.workspaceId, publication.campaignId, {
      facebookCampaignId: tree.campaignId,
      facebookAdSetId: tree.adSetId,
      facebookAdIds: tree.adIds,
    });
    await ctx.signals.notify(tx, topicOf(publication));
  });
  noteEnding(progress);
}

/** The run is over without anything left on Facebook: the campaign is a draft again, and its owner is told why. */
export async function refusePublication(progress: Run, problem: StoredProblem): Promise<void> {
  const { ctx, publication } = progress;
  await ctx.db.transaction(async (tx) => {
    await updatePublication(tx, publication, {
      status: 'refused',
      problem,
      finishedAt: new Date(ctx.now()),
    });
    await markDraft(tx, publication.workspaceId, publication.campaignId);
    await returnCampaignQuota(tx, publication.id);
    await ctx.signals.notify(tx, topicOf(publication));
  });
  const { code, title } = problem;
  const said = title ? verbatim(title) : coded(`publication-problem-${code}-title`);
  noteEnding(progress, { classification: 'validation', type: 'REFUSED_BY_META', said });
}

/** What the run made is gone from Facebook: the campaign is a draft again, and does not count against the plan. */
export async function finishUndo(progress: Run): Promise<void> {
  const { ctx } = progress;
  await ctx.db.transaction((tx) => endUndone(tx, progress, null));
}

/** As `finishUndo`, within the caller's transaction; `problem` says why, where nobody asked for it. */
export async function endUndone(
  tx: Database,
  { ctx, publication }: Run,
  problem: StoredProblem | null,
): Promise<void> {
  await updatePublication(tx, publication, {
    status: 'undone',
    step: null,
    problem,
    finishedAt: new Date(ctx.now()),
  });
  await markDraft(tx, publication.workspaceId, publication.campaignId);
  await returnCampaignQuota(tx, publication.id);
  await ctx.signals.notify(tx, topicOf(publication));
}
