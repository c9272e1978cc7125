import type { EnhancementProblem } from '#contract/media.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { returnRateLimitHit } from '../../people/queries.ts';
import { enhancementDoor } from './enhancement-names.ts';
import { type EnhancementProgress, saveEnhancement } from './enhancement-progress.ts';
import { editPicture, setInScene } from './enhancement-steps.ts';
import { type EnhancementRow, findMedia } from '../queries.ts';

/** Somebody is watching: what does not pass within this time is told as a failure, and can be tried again. */
const patienceMs = 5 * 60_000;
/** Nothing was done, so that asking again costs nothing. */
const passing = new Set(['rate-limited', 'unavailable']);

/** Keeps the promise. It may be cut off anywhere and run again: each result is kept as it comes. */
export const runEnhancement = defineJob({
  name: 'enhance-picture',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    id: z.uuid(),
  }),

  async run(ctx, { workspaceId, id }) {
    const progress = await findProgress(ctx, workspaceId, id);
    if (!progress) return;
    try {
      if (!progress.enhancement.editedKey) await editPicture(progress);
      await setInScene(progress);
    } catch (error) {
      // The picture was deleted meanwhile.
      if (error instanceof Refusal) return;
      const waitedMs = ctx.now() - progress.enhancement.startedAt.getTime();
      if (mayPass(error) && waitedMs < patienceMs) {
        await saveEnhancement(progress, { status: 'waiting' });
        throw error;
      }
      await fail(progress, error);
    }
  },

  async giveUp(ctx, { workspaceId, id }) {
    const progress = await findProgress(ctx, workspaceId, id);
    if (progress) await fail(progress, new Error('see the tries before'));
  },
});

/** Undefined when nothing is left to do. */
async function findProgress(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  id: string,
): Promise<EnhancementProgress | undefined> {
  const picture = await findMedia(ctx.db, workspaceId, id);
  const isOpen = picture?.enhancement?.status === 'waiting' || picture?.enhancement?.status === 'running';
  return picture?.enhancement && isOpen ? { ctx, picture, enhancement: picture.enhancement } : undefined;
}

/** Mistakes of our own may pass as well: the next try may be another version of us. */
function mayPass(error: unknown): boolean {
  return !(error instanceof GatewayError) || passing.has(error.failureKind);
}

/** Says at which step it ended and why. What was made so far stays; what the studio would not have again is forgotten. */
async function fail(progress: EnhancementProgress, error: unknown): Promise<void> {
  const { ctx, picture } = progress;
  ctx.log.error('a picture could not be enhanced', error, { mediaId: picture.id });
  await saveEnhancement(progress, {
    ...(error instanceof GatewayError &&
      !passing.has(error.failureKind) &&
      unusableCopies(progress.enhancement)),
    status: 'failed',
    ...whyNothingCame(error),
    finishedAt: new Date(ctx.now()),
  });
  const isPicturesFault = error instanceof GatewayError && error.failureKind === 'rejected';
  if (!isPicturesFault) await returnRateLimitHit(ctx.db, enhancementDoor(picture.workspaceId));
}

function whyNothingCame(error: unknown): { problem: EnhancementProblem; studioSaid: string | null } {
  const { failureKind, words = null } =
    error instanceof GatewayError ? error : { failureKind: 'unavailable', words: null };
  switch (failureKind) {
    case 'unauthorized':
    case 'forbidden':
    case 'blocked':
      return { problem: 'locked', studioSaid: null };
    case 'rejected':
      return { problem: 'refused', studioSaid: words };
    case 'rate-limited':
      return { problem: 'busy', studioSaid: null };
    default:
      return { problem: 'silent', studioSaid: null };
  }
}

/** The next try asks anew for what this one could not use. */
function unusableCopies({ editedKey, studioSceneUrl }: EnhancementRow): Partial<EnhancementRow> {
  if (!editedKey) return { studioEditedUrl: null };
  return studioSceneUrl ? { studioSceneUrl: null } : { studioEditedUrl: null };
}
