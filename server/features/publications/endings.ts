import type { Ending } from '#server/features/operations/kind.ts';
import { publicationProblem } from '#server/features/operations/problems.ts';
import type { StoredOperationProblem } from '#server/features/operations/tables.ts';
import type { LaunchOrder } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import { coded, verbatim } from '#server/platform/coded-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CallFailure, publishing } from '#server/platform/log/call-notes.ts';
import { markActive, markDraft } from '../campaigns/queries.ts';
import { returnCampaignQuota } from '../workspaces/queries.ts';
import { type PublicationRow, updatePublication } from './queries.ts';
import type { StoredProblem } from './tables.ts';

interface Run {
  ctx: Pick<AppContext, 'now' | 'callNotes'>;
  publication: PublicationRow;
}

/** The run is over and its campaign is on Facebook. */
export function published(run: Run, tree: LaunchOrder): Ending {
  const { ctx, publication } = run;
  const { workspaceId, campaignId } = publication;
  return {
    facebookCampaignId: tree.campaignId,
    async keep(tx) {
      const finishedAt = new Date(ctx.now());
      await updatePublication(tx, publication, { status: 'published', problem: null, finishedAt });
      await markActive(tx, workspaceId, campaignId, {
        facebookCampaignId: tree.campaignId,
        facebookAdSetId: tree.adSetId,
        facebookAdIds: tree.adIds,
      });
      noteEnding(run);
    },
  };
}

/** The run is over without anything left on Facebook: the campaign is a draft again, and its owner is told why. */
export function refused(run: Run, problem: StoredProblem): Ending {
  const { ctx, publication } = run;
  return {
    problem: toldBriefly(problem),
    async keep(tx) {
      const finishedAt = new Date(ctx.now());
      await updatePublication(tx, publication, { status: 'refused', problem, finishedAt });
      await giveBack(tx, publication);
      const { code, title } = problem;
      const said = title ? verbatim(title) : coded(`publication-problem-${code}-title`);
      noteEnding(run, { classification: 'validation', type: 'REFUSED_BY_META', said });
    },
  };
}

/** What the run made is gone from Facebook: the campaign is a draft again, and does not count against the plan. */
export function undone(run: Run): Ending {
  return { keep: (tx) => keepUndone(tx, run, null) };
}

/** As `undone`, within the caller's transaction; `problem` says why, where nobody asked for it. */
export async function keepUndone(
  tx: Database,
  { ctx, publication }: Run,
  problem: StoredProblem | null,
): Promise<void> {
  const finishedAt = new Date(ctx.now());
  await updatePublication(tx, publication, { status: 'undone', problem, finishedAt });
  await giveBack(tx, publication);
}

/** It is still on Facebook, and its owner is told so. */
export function notUndone({ ctx, publication }: Run, problem: StoredProblem): Ending {
  return {
    problem: toldBriefly(problem),
    async keep(tx) {
      const finishedAt = new Date(ctx.now());
      await updatePublication(tx, publication, { status: 'published', problem, finishedAt });
    },
  };
}

async function giveBack(tx: Database, { id, workspaceId, campaignId }: PublicationRow): Promise<void> {
  await markDraft(tx, workspaceId, campaignId);
  await returnCampaignQuota(tx, id);
}

/** For the history and the stream; the whole of it stays with the publication. */
function toldBriefly({ code, title, moneyAtRisk, reference }: StoredProblem): StoredOperationProblem {
  return publicationProblem({ code, title, isMoneyAtRisk: moneyAtRisk, reference });
}

/** Notes how the call that began the run has ended. */
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
