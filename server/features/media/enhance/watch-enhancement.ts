import type { Media } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { enhancementTopic } from './enhancement-names.ts';
import { presentMedia } from '../present-media.ts';
import { getMedia } from '../queries.ts';

/** Shows the picture as it is, and again whenever its enhancement moves, until that is over or nobody looks any more. */
export async function* watchEnhancement(
  { db, signals }: AppContext,
  { workspaceId }: Person,
  { id, signal }: { id: string; signal: AbortSignal },
): AsyncGenerator<Media> {
  for await (const _ of signals.follow(enhancementTopic(id), signal)) {
    const picture = presentMedia(await getMedia(db, workspaceId, id));
    yield picture;
    const { status } = picture.enhancement;
    if (status !== 'waiting' && status !== 'running') return;
  }
}
