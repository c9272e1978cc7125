import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { enforceRateLimit } from '../../people/queries.ts';
import { enhancementDoor, enhancementTopic } from './enhancement-names.ts';
import { getMedia, startEnhancement, type WholeMedia } from '../queries.ts';
import { runEnhancement } from './run-enhancement.ts';

/** Far more than anybody needs, and an end to what somebody else's program could cost the operator. */
const limit = { most: 100, withinMs: 3_600_000 };

/**
 * Promises to enhance a picture. After a failure it goes on from the step that failed; one that is being
 * enhanced, or is enhanced, stays as it is.
 */
export function enhancePicture(
  { db, queue, signals, now }: AppContext,
  { workspaceId }: Person,
  id: string,
): Promise<WholeMedia> {
  return db.transaction(async (tx) => {
    const { kind } = await getMedia(tx, workspaceId, id);
    if (kind !== 'image') throw new Refusal('MEDIA_NOT_ENHANCEABLE');
    const startedAt = new Date(now());
    if (await startEnhancement(tx, workspaceId, { id, startedAt })) {
      await enforceRateLimit({ db: tx, now }, { key: enhancementDoor(workspaceId), ...limit });
      // A try of its own: the job of the try before may be about to end.
      const key = `${id}:${startedAt.getTime()}`;
      await queue.add(tx, runEnhancement, { workspaceId, id }, { key });
      await signals.notify(tx, enhancementTopic(id));
    }
    return getMedia(tx, workspaceId, id);
  });
}
