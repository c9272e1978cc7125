import type { ChosenDesign } from '#contract/designs.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listMedia } from '../media/queries.ts';

/** Of these designs, those of pictures a campaign has: what is taken off it takes its designs along. */
export async function designsOfPictures(
  db: Database,
  workspaceId: WorkspaceId,
  { designs, mediaIds }: { designs: ChosenDesign[]; mediaIds: string[] },
): Promise<ChosenDesign[]> {
  if (designs.length === 0) return designs;
  const files = await listMedia(db, workspaceId, [...new Set(mediaIds)]);
  const pictures = new Set(files.filter(({ kind }) => kind === 'image').map(({ id }) => id));
  return designs.filter(({ mediaId }) => pictures.has(mediaId));
}
