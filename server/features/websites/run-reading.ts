import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { ReadingProblem } from '#contract/websites/reading.ts';
import type { LookOutcome } from '#server/gateways/websites/look.ts';
import { z } from 'zod';
import { findUnderWay, type ReadingChanges, updateReading } from './queries.ts';
import { readingTopic } from './reading-names.ts';

const problems: Record<LookOutcome, ReadingProblem> = {
  reached: 'nothing-found',
  'not-found': 'not-found',
  down: 'no-answer',
  insecure: 'insecure',
  refused: 'refused',
  unclear: 'no-answer',
};

/** Keeps the promise to read a website. It may be cut off anywhere and run again from the beginning. */
export const runReading = defineJob({
  name: 'read-website',
  payload: z.object({ workspaceId: KeptWorkspaceId, id: z.uuid() }),

  async run(ctx, { workspaceId, id }) {
    const reading = await findUnderWay(ctx.db, workspaceId, id);
    if (!reading) return;
    const { outcome } = await ctx.websites.lookAt(reading.address);
    await saveProgress(ctx, workspaceId, { id, changes: { status: 'done', problem: problems[outcome] } });
  },

  async giveUp(ctx, { workspaceId, id }) {
    await saveProgress(ctx, workspaceId, { id, changes: { status: 'done', problem: 'no-answer' } });
  },
});

/** Writes down how far it is and tells whoever looks; false once it was cancelled, or is gone. */
function saveProgress(
  { db, signals }: AppContext,
  workspaceId: WorkspaceId,
  progress: { id: string; changes: ReadingChanges },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await signals.notify(tx, readingTopic(progress.id));
    return updateReading(tx, workspaceId, progress);
  });
}
